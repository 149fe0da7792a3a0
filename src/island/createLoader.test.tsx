import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putMarker, startTestLibrary } from './testing/startTestLibrary.tsx'

let library: ReturnType<typeof startTestLibrary> | undefined
let errors: ReturnType<typeof vi.spyOn>

const start = (...overrides: Parameters<typeof startTestLibrary>) => {
  library = startTestLibrary(...overrides)
  return library
}

const shown = (host: HTMLElement) => host.shadowRoot?.querySelector('.island')?.textContent
const state = (host: HTMLElement) => host.dataset.widgetState

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  library?.stop()
  history.replaceState(null, '', location.pathname)
})

describe('the life of a marker', () => {
  it('goes from waiting through loading to ready, and says so by an event that leaves the shadow root', async () => {
    const states: string[] = []
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    const observer = new MutationObserver(() => states.push(state(host) ?? ''))
    observer.observe(host, { attributes: true, attributeFilter: ['data-widget-state'] })
    const ready = vi.fn()
    document.addEventListener('quiosc:ready', ready, { once: true })
    start()
    expect(state(host)).toBe('waiting')
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(states).toContain('loading')
    expect(shown(host)).toBe('Hello Ada')
    expect(ready).toHaveBeenCalledOnce()
    observer.disconnect()
  })

  it('leaves the fallback in the light DOM and shows it until the first commit', async () => {
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    let arrive: (value: object) => void = () => undefined
    start({ messages: () => new Promise((resolve) => (arrive = () => resolve({ messages: {} }))) })
    await waitFor(() => expect(state(host)).toBe('loading'))
    expect(host.shadowRoot?.querySelector('.island') ?? null).toBeNull()
    arrive({})
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(host.shadowRoot?.querySelector('slot')).toBeNull()
    expect(host.textContent).toBe('Fallback')
  })

  it('asks for the runtime, the widget and its messages at once', async () => {
    putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    const asked: string[] = []
    const never = (what: string) => () => {
      asked.push(what)
      return new Promise<never>(() => undefined)
    }
    start({ runtime: never('runtime'), island: never('island'), messages: never('messages') })
    await waitFor(() => expect(asked).toEqual(['runtime', 'island', 'messages']))
  })

  it('leaves user timing marks', async () => {
    performance.clearMeasures()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    start()
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(performance.getEntriesByType('measure').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['quiosc:greeting:load', 'quiosc:greeting:mount']),
    )
  })
})

describe('the page changes', () => {
  it('mounts markers that appear later and unmounts those that are removed, aborting what they asked for', async () => {
    const { life } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.remove()
    await waitFor(() => expect(life.unmounted).toEqual(['Ada']))
    expect(life.aborted).toEqual(['Ada'])
  })

  it('renders the new options into the same root', async () => {
    const { life } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    const root = host.shadowRoot
    host.dataset.name = 'Grace'
    await waitFor(() => expect(shown(host)).toBe('Hello Grace'))
    expect(host.shadowRoot).toBe(root)
    expect(life.aborted).toEqual(['Ada'])
  })

  it('does not unmount what only moves', async () => {
    const { life } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    const aside = putMarker('<aside></aside>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    aside.append(host)
    const last = putMarker('<div data-widget="greeting" data-name="Last"></div>')
    await waitFor(() => expect(state(last)).toBe('ready'))
    expect(life.unmounted).toEqual([])
    expect(state(host)).toBe('ready')
  })

  it('mounts again a marker that comes back', async () => {
    const { life } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.remove()
    await waitFor(() => expect(life.unmounted).toEqual(['Ada']))
    expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
    document.body.append(host)
    await waitFor(() => expect(life.mounted).toEqual(['Ada', 'Ada']))
  })

  it('becomes another widget when the name changes', async () => {
    const { chunks } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.dataset.widget = 'farewell'
    await waitFor(() => expect(chunks.island).toHaveBeenCalledWith('farewell'))
  })
})

describe('what is wrong in a template', () => {
  it('names the nearest widget for one that does not exist, on the console and in place, and leaves the others alone', async () => {
    const wrong = putMarker('<div data-widget="greting">Fallback</div>')
    const right = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    start()
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
    expect(errors.mock.calls[0]?.[0]).toContain('there is no widget "greting". Did you mean "greeting"?')
    expect(state(wrong)).toBe('error')
    expect(wrong.shadowRoot?.textContent).toContain('greting')
    expect(wrong.shadowRoot?.querySelector('slot')).not.toBeNull()
    await waitFor(() => expect(state(right)).toBe('ready'))
  })

  it('shows nothing in place in production', async () => {
    const wrong = putMarker('<div data-widget="greting">Fallback</div>')
    start({ config: { env: 'PRO' } })
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
    expect(wrong.shadowRoot?.textContent ?? '').toBe('')
  })

  it.each([
    ['a missing option', '<div data-widget="greeting">Fallback</div>', 'data-name: is missing'],
    ['a condition that is none', '<div data-widget="greeting" data-name="Ada" data-load="soon"></div>', 'data-load'],
    ['a language that is none', '<div data-widget="greeting" data-name="Ada" data-lang="fr"></div>', 'data-lang'],
    [
      'a block that is not JSON',
      '<div data-widget="greeting"><script type="application/json">{ "name": </script></div>',
      'application/json: the block is not JSON',
    ],
  ])('tells of %s', async (_, html, message) => {
    const host = putMarker(html)
    const heard = vi.fn()
    host.addEventListener('quiosc:error', heard)
    start()
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
    expect(errors.mock.calls[0]?.[0]).toContain(message)
    expect(state(host)).toBe('error')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('recovers when the template is mended', async () => {
    const host = putMarker('<div data-widget="greeting"></div>')
    start()
    await waitFor(() => expect(state(host)).toBe('error'))
    host.dataset.name = 'Ada'
    await waitFor(() => expect(shown(host)).toBe('Hello Ada'))
  })
})

describe('what goes wrong on the way', () => {
  it('shows the fallback again when the widget crashes, and only there', async () => {
    const crashing = putMarker('<div data-widget="greeting" data-name="crash">Fallback</div>')
    const well = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    start()
    await waitFor(() => expect(state(crashing)).toBe('error'))
    expect(crashing.shadowRoot?.querySelector('slot')).not.toBeNull()
    await waitFor(() => expect(state(well)).toBe('ready'))
  })

  it('keeps the fallback and offers a retry when the code does not arrive', async () => {
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    let connection: 'lost' | 'back' = 'lost'
    start({
      async messages() {
        if (connection === 'lost') throw new Error('offline')
        return { messages: {} }
      },
    })
    await waitFor(() => expect(state(host)).toBe('error'))
    expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
    connection = 'back'
    host.shadowRoot?.querySelector('button')?.click()
    await waitFor(() => expect(shown(host)).toBe('Hello Ada'))
  })
})

describe('when a marker is due', () => {
  it('waits with "none" for mount()', async () => {
    const host = putMarker('<div data-widget="greeting" data-name="Ada" data-load="none"></div>')
    const other = putMarker('<div data-widget="greeting" data-name="Grace"></div>')
    const { loader } = start()
    await waitFor(() => expect(state(other)).toBe('ready'))
    expect(state(host)).toBe('waiting')
    loader.mount(host)
    await waitFor(() => expect(state(host)).toBe('ready'))
  })

  it('loads a visible marker without height, and not one far below', async () => {
    const near = putMarker('<div data-widget="farewell" data-name="Near"></div>')
    putMarker('<div style="height:6000px"></div>')
    const far = putMarker('<div data-widget="farewell" data-name="Far"></div>')
    const { chunks } = start()
    await waitFor(() => expect(state(near)).toBe('ready'))
    expect(state(far)).toBe('waiting')
    expect(chunks.island).toHaveBeenCalledOnce()
    far.scrollIntoView()
    await waitFor(() => expect(state(far)).toBe('ready'))
  })

  it('is due at once when the address points into it', async () => {
    history.replaceState(null, '', '#greeting')
    const host = putMarker('<div data-widget="greeting" data-name="Ada" data-load="interaction"></div>')
    start()
    await waitFor(() => expect(state(host)).toBe('ready'))
  })
})

it('leaves no listener, node or life behind after a hundred mounts', async () => {
  const { life } = start()
  for (let round = 0; round < 100; round++) {
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.remove()
    await waitFor(() => expect(life.unmounted).toHaveLength(round + 1))
  }
  expect(life.aborted).toHaveLength(100)
  expect(document.querySelectorAll('[data-widget]')).toHaveLength(0)
}, 20_000)

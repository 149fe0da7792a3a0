import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isProof } from '#testing/byTier.ts'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'

let library: ReturnType<typeof startTestPage> | undefined
let errors: ReturnType<typeof vi.spyOn>

const start = (...overrides: Parameters<typeof startTestPage>) => {
  library = startTestPage(...overrides)
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

describe('the lifecycle of a marker', () => {
  it('goes from waiting through loading to ready, and dispatches a composed event', async () => {
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
    await waitFor(() => expect(ready).toHaveBeenCalledOnce())
    observer.disconnect()
  })

  it('leaves the fallback in the light DOM and shows it until the first commit', async () => {
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    let arrive: (value: object) => void = () => undefined
    start({ loadTexts: () => new Promise((resolve) => (arrive = () => resolve({ messages: { texts: {} } }))) })
    await waitFor(() => expect(state(host)).toBe('loading'))
    expect(host.shadowRoot?.querySelector('.island') ?? null).toBeNull()
    arrive({})
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(host.shadowRoot?.querySelector('slot')).toBeNull()
    expect(host.textContent).toBe('Fallback')
  })

  it('requests the runtime, the widget and its messages in parallel', async () => {
    putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    const requests: string[] = []
    const never = (what: string) => () => {
      requests.push(what)
      return new Promise<never>(() => undefined)
    }
    start({ runtime: never('runtime'), island: never('island'), loadTexts: never('messages') })
    await waitFor(() => expect(requests).toEqual(['runtime', 'island', 'messages']))
  })

  it('records user timing marks', async () => {
    performance.clearMeasures()
    putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    start()
    await waitFor(() =>
      expect(performance.getEntriesByType('measure').map(({ name }) => name)).toEqual(
        expect.arrayContaining(['quiosc:greeting:load', 'quiosc:greeting:mount']),
      ),
    )
  })
})

describe('the loader on a page that changes', () => {
  it('mounts markers that appear later, unmounts removed ones and aborts their requests', async () => {
    const { log } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.remove()
    await waitFor(() => expect(log.unmounted).toEqual(['Ada']))
    expect(log.aborted).toEqual(['Ada'])
  })

  it('renders the new options of a marker into the same root', async () => {
    const { log } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    const root = host.shadowRoot
    host.dataset.name = 'Grace'
    await waitFor(() => expect(shown(host)).toBe('Hello Grace'))
    expect(host.shadowRoot).toBe(root)
    expect(log.aborted).toEqual(['Ada'])
  })

  it('does not unmount a marker that is moved', async () => {
    const { log } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    const aside = putMarker('<aside></aside>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    aside.append(host)
    const last = putMarker('<div data-widget="greeting" data-name="Last"></div>')
    await waitFor(() => expect(state(last)).toBe('ready'))
    expect(log.unmounted).toEqual([])
    expect(state(host)).toBe('ready')
  })

  it('remounts a marker that is inserted again', async () => {
    const { log } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.remove()
    await waitFor(() => expect(log.unmounted).toEqual(['Ada']))
    expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
    document.body.append(host)
    await waitFor(() => expect(log.mounted).toEqual(['Ada', 'Ada']))
  })

  it('mounts another widget when the name changes', async () => {
    const { chunks } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.dataset.widget = 'farewell'
    await waitFor(() => expect(chunks.island).toHaveBeenCalledWith('farewell'))
  })
})

describe('a mistake in a template', () => {
  it('in a widget’s name gets the nearest name, on the console and in place, and keeps no other from mounting', async () => {
    const wrong = putMarker('<div data-widget="greting">Fallback</div>')
    const right = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    start()
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
    expect(errors.mock.calls[0]?.[0]).toContain('unknown widget "greting". Did you mean "greeting"?')
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
    ['a missing option', '<div data-widget="greeting">Fallback</div>', 'data-name: is required'],
    [
      'a block that is not JSON',
      '<div data-widget="greeting"><script type="application/json">{ "name": </script></div>',
      'application/json: the block is not JSON',
    ],
  ])('is reported: %s', async (_, html, message) => {
    const host = putMarker(html)
    const onError = vi.fn()
    host.addEventListener('quiosc:error', onError)
    start()
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
    expect(errors.mock.calls[0]?.[0]).toContain(message)
    expect(state(host)).toBe('error')
    expect(onError).toHaveBeenCalledOnce()
  })

  it('is forgotten when the attribute is corrected', async () => {
    const host = putMarker('<div data-widget="greeting"></div>')
    start()
    await waitFor(() => expect(state(host)).toBe('error'))
    host.dataset.name = 'Ada'
    await waitFor(() => expect(shown(host)).toBe('Hello Ada'))
  })
})

describe('the loader at a failure', () => {
  it('shows the fallback of a crashed widget, and keeps the others mounted', async () => {
    const crashing = putMarker('<div data-widget="greeting" data-name="crash">Fallback</div>')
    const healthy = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    start()
    await waitFor(() => expect(state(crashing)).toBe('error'))
    expect(crashing.shadowRoot?.querySelector('slot')).not.toBeNull()
    await waitFor(() => expect(state(healthy)).toBe('ready'))
  })

  it('keeps the fallback and offers a retry when the code does not arrive', async () => {
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    let connection: 'lost' | 'back' = 'lost'
    start({
      async loadTexts() {
        if (connection === 'lost') throw new Error('offline')
        return { messages: { texts: {} } }
      },
    })
    await waitFor(() => expect(state(host)).toBe('error'))
    expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
    connection = 'back'
    host.shadowRoot?.querySelector('button')?.click()
    await waitFor(() => expect(shown(host)).toBe('Hello Ada'))
  })
})

describe('the loader when a connection returns', () => {
  it('retries a failed chunk once without a press', async () => {
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    const loadTexts = vi.fn(async () => ({ messages: { texts: {} } })).mockRejectedValueOnce(new Error('offline'))
    const { log } = start({ loadTexts })
    await waitFor(() => expect(state(host)).toBe('error'))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(shown(host)).toBe('Hello Ada'))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(loadTexts).toHaveBeenCalledTimes(2)
    expect(log.mounted).toEqual(['Ada'])
  })

  it('does not retry for a removed marker', async () => {
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    const loadTexts = vi.fn(() => Promise.reject(new Error('offline')))
    start({ loadTexts })
    await waitFor(() => expect(state(host)).toBe('error'))
    host.remove()
    await waitFor(() => expect(state(host)).toBeUndefined())
    window.dispatchEvent(new Event('online'))
    expect(loadTexts).toHaveBeenCalledOnce()
  })
})

describe('the loader of markers that become due', () => {
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

  it('loads a visible marker without a box of its own, by the box of its child or its parent', async () => {
    start()
    const far = '<p style="margin-top:9000px">Far below</p>'
    // The element that a CMS puts first has no box either.
    const boxless = '<script type="application/json">{"greeting":"Hi"}</script><style></style><p hidden>Later</p>'
    const wrapped = '<div style="display:contents"><p>Near</p></div>'
    const children = ['<p>Near</p>', '', `${boxless}<p>Near</p>`, boxless, wrapped, `${boxless}${far}`]
    const hosts = children.map((child) =>
      putMarker(`<div data-widget="farewell" data-name="Ada" style="display:contents">${child}</div>`),
    )
    // The page before may have been scrolled.
    window.scrollTo(0, 0)
    await waitFor(() => expect(hosts.map(state)).toEqual([...Array(5).fill('ready'), 'waiting']))
  })

  it('loads a marker immediately when the address points into it', async () => {
    history.replaceState(null, '', '#greeting')
    const host = putMarker('<div data-widget="greeting" data-name="Ada" data-load="interaction"></div>')
    start()
    await waitFor(() => expect(state(host)).toBe('ready'))
  })

  it('loads a marker once a link within the page points into it, and only once though its own condition is met too', async () => {
    history.replaceState(null, '', ' ')
    const host = putMarker('<div data-widget="greeting" data-name="Ada" data-load="interaction">Fallback</div>')
    const { chunks } = start()
    await waitFor(() => expect(state(host)).toBe('waiting'))
    location.hash = 'greeting'
    host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(chunks.island).toHaveBeenCalledOnce()
  })
})

it('the loader leaks no listener, node or signal after many mounts', async () => {
  // Everything that a mount leaves is counted, so that a few mounts show a leak too.
  const mounts = isProof ? 100 : 25
  const { log } = start()
  for (let round = 0; round < mounts; round++) {
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.remove()
    await waitFor(() => expect(log.unmounted).toHaveLength(round + 1))
  }
  expect(log.aborted).toHaveLength(mounts)
  expect(document.querySelectorAll('[data-widget]')).toHaveLength(0)
})

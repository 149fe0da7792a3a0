import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'

let library: ReturnType<typeof startTestPage> | undefined
let errors: ReturnType<typeof vi.spyOn>

const start = (...overrides: Parameters<typeof startTestPage>) => {
  library = startTestPage(...overrides)
  return library
}

const shown = (host: HTMLElement) => host.shadowRoot?.querySelector('.island')?.textContent
const state = (host: HTMLElement) => host.dataset.widgetState

/** Texts that arrive when the test releases them. */
function holdTexts() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { loadTexts: () => released.then(() => ({ messages: { texts: {} } })), release }
}

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => library?.stop())

describe('a marker unmounted by a script', () => {
  it('stays unmounted while the page changes', async () => {
    const { loader, log } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    loader.unmount(host)
    const other = putMarker('<div data-widget="greeting" data-name="Grace"></div>')
    await waitFor(() => expect(state(other)).toBe('ready'))
    host.dataset.name = 'Ida'
    const last = putMarker('<div data-widget="greeting" data-name="Last"></div>')
    await waitFor(() => expect(state(last)).toBe('ready'))
    expect(state(host)).toBeUndefined()
    expect(log.mounted).toEqual(['Ada', 'Grace', 'Last'])
  })

  it('is remounted by mount()', async () => {
    const { loader } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    loader.unmount(host)
    loader.mount(host)
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(shown(host)).toBe('Hello Ada')
    host.dataset.name = 'Ida'
    await waitFor(() => expect(shown(host)).toBe('Hello Ida'))
  })
})

describe('a marker with a wrong attribute of the library’s own', () => {
  it.each([
    ['load condition', 'data-load="soon"', 'data-load: "soon" must be one of eager'],
    ['language', 'data-lang="fr"', 'data-lang: "fr" must be one of ca'],
  ])('names an unknown %s, and takes the default', async (_, attribute, message) => {
    const host = putMarker(`<div data-widget="greeting" data-name="Ada" ${attribute}></div>`)
    const onError = vi.fn()
    host.addEventListener('quiosc:error', onError)
    start()
    await waitFor(() => expect(shown(host)).toBe('Hello Ada'))
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
    expect(errors.mock.calls[0]?.[0]).toContain(message)
    expect(host.shadowRoot?.textContent).not.toContain('must be one of')
    expect(onError).not.toHaveBeenCalled()
  })

  it.each(['es', 'es-ES', 'ES_ar', 'spa'])('is mounted in the language %s that the page has', async (lang) => {
    const host = putMarker(`<div data-widget="greeting" data-name="Ada" data-lang="${lang}"></div>`)
    const { chunks } = start()
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(chunks.loadTexts).toHaveBeenLastCalledWith('greeting', 'es')
    expect(host.shadowRoot?.querySelector('.island')?.getAttribute('lang')).toBe('es')
    expect(errors).not.toHaveBeenCalled()
  })

  it('is mounted where the report about it does not arrive', async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    window.addEventListener('unhandledrejection', unhandled)
    onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled))
    start({ diagnose: () => Promise.reject(new Error('offline')) })
    const host = putMarker('<div data-widget="greeting" data-name="Ada" data-load="soon"></div>')
    await waitFor(() => expect(shown(host)).toBe('Hello Ada'))
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe('a marker that changes', () => {
  it('is remounted in the new language when that changes', async () => {
    const { chunks } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.dataset.lang = 'es'
    await waitFor(() => expect(chunks.loadTexts).toHaveBeenLastCalledWith('greeting', 'es'))
    await waitFor(() => expect(host.shadowRoot?.querySelector('.island')?.getAttribute('lang')).toBe('es'))
    expect(state(host)).toBe('ready')
  })

  it('is not rendered again by what the library itself writes on it', async () => {
    const { log } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.dataset.widgetView = 'full'
    host.dataset.widgetSpace = 'free'
    const other = putMarker('<div data-widget="greeting" data-name="Grace"></div>')
    await waitFor(() => expect(state(other)).toBe('ready'))
    expect(log.aborted).toEqual([])
  })

  it('is not rendered again for what others write on it, nor for the value that an option has already', async () => {
    const { log } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    // Another title of the page is none of the marker's options either.
    document.body.prepend(document.createElement('h1'))
    for (const time of ['100', '200']) host.setAttribute('data-gtm-vis-total-visible-time-1_2', time)
    host.dataset.name = 'Ada'
    const other = putMarker('<div data-widget="greeting" data-name="Grace"></div>')
    await waitFor(() => expect(state(other)).toBe('ready'))
    expect(log).toEqual({ mounted: ['Ada', 'Grace'], unmounted: [], aborted: [] })
    host.dataset.name = 'Ida'
    await waitFor(() => expect(shown(host)).toBe('Hello Ida'))
  })

  it('is not reported again for what others write on it, and is mounted once its options are right', async () => {
    const onError = vi.fn()
    const host = putMarker('<div data-widget="greeting"></div>')
    host.addEventListener('quiosc:error', onError)
    start()
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
    host.dataset.seen = 'yes'
    const other = putMarker('<div data-widget="greeting" data-name="Grace"></div>')
    await waitFor(() => expect(state(other)).toBe('ready'))
    expect(onError).toHaveBeenCalledOnce()
    host.dataset.name = 'Ada'
    await waitFor(() => expect(state(host)).toBe('ready'))
  })

  it('has its state again after each of many morphs to the markup that the CMS has served', async () => {
    start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    for (let round = 0; round < 15; round++) {
      host.removeAttribute('data-widget-state')
      await waitFor(() => expect(state(host)).toBe('ready'))
    }
    host.remove()
    await waitFor(() => expect(state(host)).toBeUndefined())
  })

  it('is mounted with the new widget when its name changes during loading', async () => {
    const { loadTexts, release } = holdTexts()
    const { chunks, log } = start({ loadTexts })
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('loading'))
    host.dataset.widget = 'farewell'
    await waitFor(() => expect(chunks.island).toHaveBeenLastCalledWith('farewell'))
    release()
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(log.mounted).toEqual(['Ada'])
  })

  it('is mounted with its current options when its code arrives', async () => {
    const { loadTexts, release } = holdTexts()
    const { log } = start({ loadTexts })
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('loading'))
    host.dataset.name = 'Grace'
    release()
    await waitFor(() => expect(shown(host)).toBe('Hello Grace'))
    expect(log.mounted).toEqual(['Grace'])
  })

  it('does not block the updates of other markers when its own throws', async () => {
    start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    const other = putMarker('<div data-widget="greeting" data-name="Grace"></div>')
    await waitFor(() => expect(state(other)).toBe('ready'))
    host.dataset.name = 'uncomposable'
    other.dataset.name = 'Ida'
    await waitFor(() => expect(shown(other)).toBe('Hello Ida'))
    await waitFor(() => expect(state(host)).toBe('error'))
    expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
    // The report's code loads late, and would come in the next test.
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  })
})

it('a marker reports in place which elements can have a shadow root', async () => {
  const link = putMarker('<a href="/" data-widget="greeting" data-name="Ada">Fallback</a>')
  start()
  const note = () => link.nextElementSibling?.shadowRoot?.textContent
  await waitFor(() => expect(note()).toContain('<a> cannot have a shadow root. Use one of article, aside'))
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  link.remove()
  await waitFor(() => expect(document.body.children).toHaveLength(0))
})

it('a marker shows nothing in place in production when it cannot have a shadow root', async () => {
  const link = putMarker('<a href="/" data-widget="greeting" data-name="Ada">Fallback</a>')
  start({ config: { env: 'PRO' } })
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  expect(errors.mock.calls[0]?.[0]).toContain('cannot have a shadow root')
  expect(link.nextElementSibling).toBeNull()
})

it('a marker loses the rendered parts that it was copied with', async () => {
  const host = putMarker(
    '<div data-widget="greeting" data-name="Ada" data-load="none"><div data-quiosc-part></div></div>',
  )
  start()
  await waitFor(() => expect(state(host)).toBe('waiting'))
  expect(host.children).toHaveLength(0)
})

it('a marker is reported when it cannot have a shadow root, and the others are mounted', async () => {
  const onError = vi.fn()
  const link = putMarker('<a href="/" data-widget="greeting" data-name="Ada">Fallback</a>')
  link.addEventListener('quiosc:error', onError)
  const right = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
  start()
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  expect(errors.mock.calls[0]?.[0]).toContain('<a data-widget="greeting" data-name="Ada">')
  expect(state(link)).toBe('error')
  expect(onError).toHaveBeenCalledOnce()
  expect(link.textContent).toBe('Fallback')
  await waitFor(() => expect(state(right)).toBe('ready'))
})

it.each(['constructor', 'toString', '__proto__'])(
  'a marker is unknown with a name that every object inherits: %s',
  async (name) => {
    const host = putMarker(`<div data-widget="${name}">Fallback</div>`)
    start()
    await waitFor(() => expect(errors).toHaveBeenCalledOnce())
    expect(errors.mock.calls[0]?.[0]).toContain(`unknown widget "${name}"`)
    expect(state(host)).toBe('error')
  },
)

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

/** Messages that arrive when the test says so. */
function heldMessages() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { messages: () => held.then(() => ({ messages: {} })), release }
}

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => library?.stop())

describe('a marker that a script has unmounted', () => {
  it('stays unmounted while the page goes on changing', async () => {
    const { loader, life } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    loader.unmount(host)
    const other = putMarker('<div data-widget="greeting" data-name="Grace"></div>')
    await waitFor(() => expect(state(other)).toBe('ready'))
    host.dataset.name = 'Ida'
    const last = putMarker('<div data-widget="greeting" data-name="Last"></div>')
    await waitFor(() => expect(state(last)).toBe('ready'))
    expect(state(host)).toBeUndefined()
    expect(life.mounted).toEqual(['Ada', 'Grace', 'Last'])
  })

  it('comes back by mount()', async () => {
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

describe('a marker that changes', () => {
  it('speaks another language when that changes', async () => {
    const { chunks } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    host.dataset.lang = 'es'
    await waitFor(() => expect(chunks.messages).toHaveBeenLastCalledWith('greeting', 'es'))
    await waitFor(() => expect(host.shadowRoot?.querySelector('.island')?.getAttribute('lang')).toBe('es'))
    expect(state(host)).toBe('ready')
  })

  it('becomes another widget when its name changes while it loads', async () => {
    const { messages, release } = heldMessages()
    const { chunks, life } = start({ messages })
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('loading'))
    host.dataset.widget = 'farewell'
    await waitFor(() => expect(chunks.island).toHaveBeenLastCalledWith('farewell'))
    release()
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(life.mounted).toEqual(['Ada'])
  })

  it('shows the options that it has when its code arrives', async () => {
    const { messages, release } = heldMessages()
    const { life } = start({ messages })
    const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
    await waitFor(() => expect(state(host)).toBe('loading'))
    host.dataset.name = 'Grace'
    release()
    await waitFor(() => expect(shown(host)).toBe('Hello Grace'))
    expect(life.mounted).toEqual(['Grace'])
  })

  it('leaves the others their changes when its widget cannot take its own', async () => {
    start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    const other = putMarker('<div data-widget="greeting" data-name="Grace"></div>')
    await waitFor(() => expect(state(other)).toBe('ready'))
    host.dataset.name = 'uncomposable'
    other.dataset.name = 'Ida'
    await waitFor(() => expect(shown(other)).toBe('Hello Ida'))
    await waitFor(() => expect(state(host)).toBe('error'))
    expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
  })
})

it('says so where an element can have no shadow root, and leaves the others alone', async () => {
  const heard = vi.fn()
  const link = putMarker('<a href="/" data-widget="greeting" data-name="Ada">Fallback</a>')
  link.addEventListener('quiosc:error', heard)
  const right = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
  start()
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  expect(errors.mock.calls[0]?.[0]).toContain('<a data-widget="greeting" data-name="Ada">')
  expect(state(link)).toBe('error')
  expect(heard).toHaveBeenCalledOnce()
  expect(link.textContent).toBe('Fallback')
  await waitFor(() => expect(state(right)).toBe('ready'))
})

it.each(['constructor', 'toString', '__proto__'])('knows no widget %s, though every object has it', async (name) => {
  const host = putMarker(`<div data-widget="${name}">Fallback</div>`)
  start()
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  expect(errors.mock.calls[0]?.[0]).toContain(`there is no widget "${name}"`)
  expect(state(host)).toBe('error')
})

import { waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'

let library: ReturnType<typeof startTestPage> | undefined

const start = () => {
  library = startTestPage()
}

afterEach(() => library?.stop())

const state = (host: HTMLElement) => host.dataset.widgetState
const fallback = '<div data-widget="greeting" data-name="Ada" data-load="interaction"><a href="#elsewhere">Go</a></div>'

it('a marker that loads on interaction replays the press on the mounted widget, without following the fallback’s link', async () => {
  const host = putMarker(fallback)
  const pressed = vi.fn()
  start()
  await waitFor(() => expect(state(host)).toBe('waiting'))
  host.addEventListener('quiosc:ready', () =>
    host.shadowRoot?.querySelector('button')?.addEventListener('click', pressed),
  )
  host.querySelector('a')?.click()
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce())
  expect(location.hash).toBe('')
})

it('a marker that loads on interaction ignores the focus that a pointer press sets before its click', async () => {
  const host = putMarker(fallback)
  const pressed = vi.fn()
  start()
  await waitFor(() => expect(state(host)).toBe('waiting'))
  host.addEventListener('quiosc:ready', () =>
    host.shadowRoot?.querySelector('button')?.addEventListener('click', pressed),
  )
  const link = host.querySelector('a')
  if (link) await userEvent.click(link)
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce())
  expect(location.hash).toBe('')
})

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a marker that loads on interaction leaves a press with %s to the browser, which opens the link in another tab',
  async (key) => {
    const host = putMarker(fallback)
    start()
    await waitFor(() => expect(state(host)).toBe('waiting'))
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
    // Keeps the test from opening a tab.
    document.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true })
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    host.querySelector('a')?.dispatchEvent(press)
    expect(state(host)).toBe('waiting')
  },
)

it('a marker that loads on interaction mounts when the keyboard focuses the fallback', async () => {
  const host = putMarker(fallback)
  start()
  await waitFor(() => expect(state(host)).toBe('waiting'))
  await userEvent.tab()
  await waitFor(() => expect(host.shadowRoot?.activeElement?.textContent).toBe('Hello Ada'))
})

it('a marker that loads on interaction neither focuses nor presses anything when the widget has a `data-autofocus` part', async () => {
  const host = putMarker(fallback)
  const pressed = vi.fn()
  start()
  await waitFor(() => expect(state(host)).toBe('waiting'))
  const listen = () => {
    const button = host.shadowRoot?.querySelector('button')
    button?.setAttribute('data-autofocus', '')
    button?.addEventListener('click', pressed)
  }
  host.addEventListener('quiosc:ready', listen)
  host.querySelector('a')?.click()
  await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(host.shadowRoot?.querySelector('button')))
  expect(pressed).not.toHaveBeenCalled()
})

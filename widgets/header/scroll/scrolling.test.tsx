import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startHeaders } from '../header.fixture.ts'

const { open } = startHeaders()
const wide = () => resizeWindow(1280)
const narrow = () => resizeWindow(390)
const header = (host: HTMLElement) => host.shadowRoot?.querySelector('.header')?.getBoundingClientRect()
const addLongText = () => {
  const text = document.body.appendChild(document.createElement('p'))
  text.style.height = '5000px'
  onTestFinished(() => text.remove())
  return text
}
const scrollTo = async (y: number) => {
  window.scrollTo(0, y)
  // The window's event comes with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

it('the header is shown on the way up and hidden on the way down, and moves nothing on the page', async () => {
  await wide()
  const { host, ready } = open()
  await ready()
  const text = addLongText()
  const start = text.offsetTop
  for (const y of [100, 1000]) await scrollTo(y)
  expect(header(host)?.bottom).toBeLessThan(0)
  await scrollTo(900)
  await vi.waitFor(() => expect(header(host)?.top).toBe(0))
  expect(text.offsetTop).toBe(start)
  expect(document.documentElement.style.scrollPaddingTop).not.toBe('')
  await scrollTo(950)
  await vi.waitFor(() => expect(header(host)?.bottom).toBe(0))
  expect(document.documentElement.style.scrollPaddingTop).toBe('')
  await scrollTo(940)
  await vi.waitFor(() => expect(header(host)?.top).toBe(0))
  await scrollTo(0)
  await vi.waitFor(() => expect(header(host)?.height).toBeGreaterThan(90))
  expect(text.offsetTop).toBe(start)
})

it('the header moves nothing on a page where an older script replaces the ResizeObserver', async () => {
  const Own = ResizeObserver
  class Older extends Own {
    constructor(act: ResizeObserverCallback) {
      super((entries, own) =>
        act(
          entries.map(({ target, contentRect }) => ({ target, contentRect }) as never),
          own,
        ),
      )
    }
  }
  vi.stubGlobal('ResizeObserver', Older)
  onTestFinished(() => void vi.unstubAllGlobals())
  await wide()
  const { host, ready } = open()
  await ready()
  const text = addLongText()
  const start = text.offsetTop
  for (const y of [1000, 900]) await scrollTo(y)
  await vi.waitFor(() => expect(header(host)?.top).toBe(0))
  expect(text.offsetTop).toBe(start)
})

it('the header’s space has the height of the new width when the phone is turned on the way up', async () => {
  await wide()
  const { host, ready } = open()
  await ready()
  addLongText()
  for (const y of [1000, 900]) await scrollTo(y)
  await vi.waitFor(() => expect(header(host)?.top).toBe(0))
  await narrow()
  await vi.waitFor(() => expect(host.getBoundingClientRect().height).toBeLessThan(70))
  await scrollTo(800)
  await vi.waitFor(() => expect(header(host)?.top).toBe(0))
  expect(host.getBoundingClientRect().height).toBeLessThan(70)
})

it('the header with an open menu is not hidden', async () => {
  await wide()
  const { host, ready } = open()
  const view = await ready()
  addLongText()
  for (const y of [1000, 900]) await scrollTo(y)
  await vi.waitFor(() => expect(header(host)?.top).toBe(0))
  await userEvent.click(view.getByRole('button', { name: 'Menu' }))
  await scrollTo(1200)
  expect(header(host)?.top).toBe(0)
  expect(view.getByRole('navigation', { name: 'Menu' })).toBeDefined()
})

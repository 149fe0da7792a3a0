import { afterEach, expect, it, vi } from 'vitest'
import { createAttention } from './attention.ts'

const attention = createAttention()

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Adds it to the page and focuses its first element. */
function put(html: string) {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>('[data-focus]')?.focus()
}

it.each([
  ['a field', '<input data-focus aria-label="Name">'],
  ['a text', '<textarea data-focus aria-label="Text"></textarea>'],
  ['a select', '<select data-focus aria-label="Which"></select>'],
  ['text that is edited in place', '<p data-focus contenteditable></p>'],
  ['plain text that is edited in place', '<p data-focus contenteditable="plaintext-only"></p>'],
  ['a bar of ours that asks for something', '<section data-attention><button data-focus>Send</button></section>'],
  ['a window of the page', '<div role="dialog" aria-modal="true">Cookies</div>'],
])('the reader’s attention is taken by %s', (_, html) => {
  put(html)
  expect(attention.isTaken()).toBe(true)
})

it.each([
  ['a button', '<button data-focus>Go on</button>'],
  ['a box to tick', '<input type="checkbox" data-focus aria-label="All">'],
  ['text that is not edited', '<p data-focus tabindex="-1" contenteditable="false"></p>'],
  ['a hidden window', '<div role="dialog" aria-modal="true" hidden>Cookies</div>'],
  ['a window that cannot be seen', '<div role="dialog" aria-modal="true" style="visibility: hidden">Menu</div>'],
  ['a transparent window', '<div role="dialog" aria-modal="true" style="opacity: 0">Menu</div>'],
  ['a menu that waits beside the page', '<div aria-modal="true" style="position: fixed; left: -100%">Menu</div>'],
  ['an empty window', '<div aria-modal="true"></div>'],
  ['a window in an inert element', '<div inert><div aria-modal="true">Menu</div></div>'],
])('the reader’s attention is not taken by %s', (_, html) => {
  put(html)
  expect(attention.isTaken()).toBe(false)
})

it('the reader’s attention is taken by a modal of the page in a browser without checkVisibility', () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(() => {
    throw new TypeError('not a function')
  })
  put('<div aria-modal="true">Cookies</div><div aria-modal="true" style="display: none">Menu</div>')
  expect(attention.isTaken()).toBe(true)
})

it('the reader’s attention is taken while the tab is hidden', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(attention.isTaken()).toBe(true)
})

it('the reader’s attention is taken by a full-screen element', () => {
  vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body)
  expect(attention.isTaken()).toBe(true)
})

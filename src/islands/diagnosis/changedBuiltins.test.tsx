import { expect, it, onTestFinished, vi } from 'vitest'
import { changedBuiltins } from './changedBuiltins.ts'

/** The built-ins that are broken while all objects have this property. */
function brokenBy(name: string, value: unknown): string[] {
  Reflect.set(Object.prototype, name, value)
  try {
    return changedBuiltins()
  } finally {
    // Before anything else runs: assertions do not work with it either.
    Reflect.deleteProperty(Object.prototype, name)
  }
}

it.each<[string, unknown]>([
  ['ref', 'a value that views take for one of theirs'],
  ['value', 1],
  ['get', () => undefined],
])('changedBuiltins names all objects where a script has given them %s', (name, value) => {
  expect(brokenBy(name, value)).toEqual(['Object.prototype'])
})

it('changedBuiltins reports nothing about a method that a library has added', () => {
  expect(brokenBy('each', () => undefined)).toEqual([])
})

it('changedBuiltins names Object.prototype where a script has frozen it', () => {
  const asked = vi.spyOn(Object, 'isFrozen').mockReturnValue(true)
  onTestFinished(() => asked.mockRestore())
  expect(changedBuiltins()).toEqual(['Object.prototype'])
})

it('changedBuiltins names the shadow roots that a script of the page has closed', () => {
  const { attachShadow } = Element.prototype
  onTestFinished(() => {
    Element.prototype.attachShadow = attachShadow
  })
  Element.prototype.attachShadow = function attach(init) {
    return attachShadow.call(this, { ...init, mode: 'closed' })
  }
  expect(changedBuiltins()).toEqual(['Element.prototype.attachShadow'])
})

it.each(['Element', 'HTMLElement', 'Node', 'ShadowRoot'])(
  'changedBuiltins names %s where the page has a variable of that name',
  (name) => {
    vi.stubGlobal(name, { title: 'One of the page’s' })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(changedBuiltins()).toEqual([name])
  },
)

it.each([
  'AbortController',
  'Blob',
  'CSSStyleSheet',
  'IntersectionObserver',
  'ResizeObserver',
  'URLSearchParams',
  'WeakMap',
])('changedBuiltins names %s where a script has put something of its own in its place', (name) => {
  vi.stubGlobal(name, function replaced() {})
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(changedBuiltins()).toEqual([name])
})

it.each(['IntersectionObserver', 'matchMedia', 'MutationObserver', 'Proxy', 'queueMicrotask', 'ResizeObserver'])(
  'changedBuiltins names %s where a script has taken it away',
  (name) => {
    vi.stubGlobal(name, undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(changedBuiltins()).toEqual([name])
  },
)

it('changedBuiltins names JSON.parse where a script makes it read times as dates', () => {
  const parse = JSON.parse.bind(JSON)
  const revive = (_: string, value: unknown) =>
    /^\d{4}-\d\d-\d\dT/.test(String(value)) ? new Date(String(value)) : value
  const reading = vi.spyOn(JSON, 'parse').mockImplementation((text) => parse(text, revive))
  onTestFinished(() => reading.mockRestore())
  expect(changedBuiltins()).toEqual(['JSON.parse'])
})

it('changedBuiltins names the dialogs and the sheets that a browser or a script has taken away', () => {
  const { showModal } = HTMLDialogElement.prototype
  const sheets = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')
  onTestFinished(() => {
    HTMLDialogElement.prototype.showModal = showModal
    if (sheets) Object.defineProperty(Document.prototype, 'adoptedStyleSheets', sheets)
  })
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
  expect(changedBuiltins()).toEqual(['Document.prototype.adoptedStyleSheets', 'HTMLDialogElement.prototype.showModal'])
})

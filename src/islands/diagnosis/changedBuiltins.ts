/** The built-ins that the library cannot do without, by name: whether each does what the language and the browser's specifications say. */
const works: Record<string, () => boolean> = {
  AbortController: () => new AbortController().signal instanceof AbortSignal,
  'Array.from': () => Array.from(new Set([1]), (item) => item + 1)[0] === 2,
  'Array.prototype.entries': () => [...['a'].entries()][0]?.[0] === 0,
  'Array.prototype.find': () => [1, 2].find((item) => item > 1) === 2,
  'Array.prototype.flatMap': () => [1].flatMap((item) => [item, item]).length === 2,
  'Array.prototype.includes': () => [Number.NaN].includes(Number.NaN),
  'Array.prototype.map': () => [1].map((item, index) => item + index)[0] === 1,
  'Array.prototype.reduce': () => [1, 2].reduce((sum, item) => sum + item) === 3,
  Blob: () => new Blob(['ab']).size === 2,
  CSSStyleSheet: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('a { color: red }')
    return sheet.cssRules.length === 1
  },
  CustomEvent: () => new CustomEvent('a', { detail: 1 }).detail === 1,
  'Document.prototype.adoptedStyleSheets': () => 'adoptedStyleSheets' in Document.prototype,
  Element: () => document.documentElement instanceof Element,
  'Element.prototype.attachShadow': () => {
    const host = document.createElement('div')
    return host.attachShadow({ mode: 'open' }) === host.shadowRoot
  },
  'Element.prototype.closest': () => document.documentElement.closest('html') === document.documentElement,
  'Element.prototype.remove': () => {
    const parent = document.createElement('div')
    parent.append('a', document.createElement('a'))
    parent.firstElementChild?.remove()
    return parent.childNodes.length === 1
  },
  Event: () => new Event('a', { bubbles: true }).bubbles,
  'Function.prototype.bind': () => ((a: number, b: number) => a - b).bind(undefined, 3)(1) === 2,
  HTMLElement: () => document.documentElement instanceof HTMLElement,
  'HTMLDialogElement.prototype.showModal': () => typeof document.createElement('dialog').showModal === 'function',
  IntersectionObserver: () => 'takeRecords' in new IntersectionObserver(() => undefined),
  'Intl.PluralRules': () => new Intl.PluralRules('ca').select(1) === 'one',
  // A time stays the text that it is.
  'JSON.parse': () => JSON.parse('{"a":["2026-01-02T03:04:05Z"]}').a[0] === '2026-01-02T03:04:05Z',
  'JSON.stringify': () => JSON.stringify({ a: ['b'] }) === '{"a":["b"]}',
  Map: () => [...new Map([[1, 2]])][0]?.[1] === 2,
  matchMedia: () => typeof matchMedia === 'function',
  MutationObserver: () => 'takeRecords' in new MutationObserver(() => undefined),
  Node: () => document instanceof Node,
  'Object.assign': () => Object.assign({}, { a: 1 }, { b: 2 }).b === 2,
  'Object.entries': () => Object.entries({ a: 1 })[0]?.[1] === 1,
  // A value of every object is taken for one of its own, and so is a part of a property's descriptor. Of one that is frozen nobody can write its methods anew, as libraries do.
  'Object.prototype': () =>
    !Object.isFrozen(Object.prototype) &&
    Object.getOwnPropertyNames(Object.prototype).every(
      (name) => name === '__proto__' || (typeof Reflect.get({}, name) === 'function' && !/^[gs]et$/.test(name)),
    ),
  'performance.now': () => performance.now() >= 0,
  'Promise.all': () => Promise.all([]) instanceof Promise,
  Proxy: () => new Proxy({ a: 1 }, { get: () => 2 }).a === 2,
  'Reflect.ownKeys': () => Reflect.ownKeys({ a: 1 })[0] === 'a',
  Request: () => new Request('/', { method: 'POST' }).method === 'POST',
  queueMicrotask: () => typeof queueMicrotask === 'function',
  ResizeObserver: () => 'unobserve' in new ResizeObserver(() => undefined),
  ShadowRoot: () => document.createElement('div').attachShadow({ mode: 'open' }) instanceof ShadowRoot,
  'String.prototype.replaceAll': () => 'aa'.replaceAll('a', () => 'b') === 'bb',
  'String.prototype.trim': () => ' a\u00a0'.trim() === 'a',
  'Symbol.iterator': () => typeof Symbol.iterator === 'symbol' && Symbol.iterator in [],
  URL: () => new URL('/b?c=1', 'https://a.example').searchParams.get('c') === '1',
  URLSearchParams: () => new URLSearchParams([['a', 'b c']]).toString() === 'a=b+c',
  WeakMap: () => {
    const key = {}
    return new WeakMap([[key, 1]]).get(key) === 1
  },
}

function isBroken(name: string): boolean {
  try {
    return !works[name]?.()
  } catch {
    return true
  }
}

/** The built-ins that a script of the page has replaced by something that does not do the same, or that an old browser lacks. */
export const changedBuiltins = (): string[] => Object.keys(works).filter(isBroken)

import { failingConsole, measuredFetch, oldChannel, oldMatchMedia, oldPromise, ownNames } from './standIns.ts'

/* Changes that scripts of pages make to the browser's built-ins, each as it is done there, in short. Each function runs in the page, before every other script. */

/** As libraries of twenty years ago extend the built-ins, so that loops over keys find their methods. */
function additions(): void {
  for (const prototype of [Object.prototype, Array.prototype, String.prototype, Function.prototype])
    for (const name of ['getName', 'each', 'extend', 'toQueryString']) Reflect.set(prototype, name, () => name)
  Reflect.set(Object.prototype, 'version', '1.4')
}

/** The same, by a script that comes when the widgets are there. */
function lateAdditions(): void {
  document.addEventListener('quiosc:ready', () => {
    for (const name of ['getName', 'each']) Reflect.set(Object.prototype, name, () => name)
  })
}

/** Prototype 1.6 */
function prototypeJs(): void {
  const toArray = (list: ArrayLike<unknown> | null) => {
    const items: unknown[] = []
    for (let index = 0; index < (list?.length ?? 0); index++) items.push(list?.[index])
    return items
  }
  const toJson = (value: unknown): string | undefined => {
    if (value === null) return 'null'
    if (value instanceof Date) return `"${value.getUTCFullYear()}"`
    if (typeof value === 'string') return `"${value.replaceAll('"', '\\"')}"`
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    if (Array.isArray(value)) return `[${value.map(toJson).join(', ')}]`
    if (typeof value !== 'object') return undefined
    const fields = Object.entries(value).map(([key, of]) => `"${key}": ${toJson(of)}`)
    return `{${fields.join(', ')}}`
  }
  Object.assign(Object, { toJSON: toJson, isArray: Array.isArray, clone: (from: object) => ({ ...from }) })
  Object.assign(Array, { from: toArray })
  Object.assign(Array.prototype, {
    toJSON(this: unknown[]) {
      return toJson(this)
    },
    entries(this: unknown[]) {
      return toArray(this)
    },
    reduce(this: unknown[]) {
      return this.length > 1 ? this : this[0]
    },
    find(this: unknown[], iterator: (item: unknown, index: number) => unknown) {
      for (let index = 0; index < this.length; index++) if (iterator(this[index], index)) return this[index]
      return undefined
    },
    include(this: unknown[], item: unknown) {
      return this.indexOf(item) !== -1
    },
    first(this: unknown[]) {
      return this[0]
    },
    each(this: unknown[], iterator: (item: unknown) => void) {
      for (const item of this) iterator(item)
    },
    toArray(this: unknown[]) {
      return [...this]
    },
  })
  Object.assign(String.prototype, {
    toJSON(this: string) {
      return toJson(String(this))
    },
    startsWith(this: string, pattern: string) {
      return this.indexOf(pattern) === 0
    },
    endsWith(this: string, pattern: string) {
      const from = this.length - pattern.length
      return from >= 0 && this.lastIndexOf(pattern) === from
    },
    empty(this: string) {
      return this.length === 0
    },
  })
  Object.assign(Number.prototype, {
    toJSON(this: number) {
      return Number.isFinite(this.valueOf()) ? this.toString() : 'null'
    },
  })
  Object.assign(Date.prototype, {
    toJSON(this: Date) {
      return toJson(this)
    },
  })
  Object.assign(Function.prototype, {
    bind(this: (...args: unknown[]) => unknown, object: unknown, ...begin: unknown[]) {
      return (...args: unknown[]) => this.apply(object, begin.concat(toArray(args)))
    },
    defer() {},
  })
  Object.assign(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      this.parentNode?.removeChild(this)
      return this
    },
    scrollTo(this: HTMLElement) {
      window.scrollTo(0, this.offsetTop)
      return this
    },
    select(this: HTMLElement, selector: string) {
      return toArray(this.querySelectorAll(selector))
    },
    show(this: HTMLElement) {
      this.style.display = ''
      return this
    },
    update() {},
  })
}

/** MooTools 1.2 to 1.4 */
function mooTools(): void {
  const own = window.Element
  function element(tag: string) {
    return document.createElement(tag)
  }
  element.prototype = own.prototype
  const replaced = {
    Element: element,
    Event: function MooEvent(this: { event: unknown }, event: unknown) {
      this.event = event
    },
    Request: function MooRequest(this: { options: unknown }, options: unknown) {
      this.options = options
    },
    Cookie: { read: () => null, write: () => undefined },
    Fx: {},
    Browser: { name: 'chrome', version: 99 },
    $: (id: string) => document.getElementById(id),
  }
  for (const [name, value] of Object.entries(replaced)) Reflect.set(window, name, value)
  const isList = (item: unknown) => item !== null && typeof item === 'object' && 'length' in item
  Object.assign(Array, {
    from: (item: unknown) => {
      if (item == null) return []
      return isList(item) ? Array.prototype.slice.call(item) : [item]
    },
  })
  Object.assign(Array.prototype, {
    toJSON(this: unknown[]) {
      return JSON.stringify(Object.assign({}, this))
    },
    include(this: unknown[], item: unknown) {
      if (this.indexOf(item) === -1) this.push(item)
      return this
    },
    empty(this: unknown[]) {
      this.length = 0
      return this
    },
    flatten(this: unknown[]) {
      return [...this]
    },
  })
  Object.assign(String.prototype, {
    contains(this: string, text: string, separator = '') {
      return `${separator}${this}${separator}`.indexOf(separator + text + separator) > -1
    },
    clean(this: string) {
      return this.replace(/\s+/g, ' ').trim()
    },
  })
  Object.assign(own.prototype, {
    get(this: Element, name: string) {
      return this.getAttribute(name)
    },
    set(this: Element, name: string, value: string) {
      this.setAttribute(name, value)
      return this
    },
    empty(this: Element) {
      this.replaceChildren()
      return this
    },
    match(this: Element, selector: string) {
      return this.matches(selector)
    },
  })
}

/** Datejs */
function dateJs(): void {
  const { parse } = Date
  const { toString: write } = Date.prototype
  Object.assign(Date, {
    parse: (text: string) => {
      const time = parse(text)
      return Number.isNaN(time) ? null : new Date(time)
    },
    today: () => new Date(new Date().setHours(0, 0, 0, 0)),
  })
  Object.assign(Date.prototype, {
    toString(this: Date, format?: string) {
      return format ? format.replace(/y+/, String(this.getFullYear())) : write.call(this)
    },
    toISOString(this: Date) {
      const two = (part: number) => `0${part}`.slice(-2)
      const day = [this.getUTCFullYear(), two(this.getUTCMonth() + 1), two(this.getUTCDate())].join('-')
      return `${day}T${[this.getUTCHours(), this.getUTCMinutes(), this.getUTCSeconds()].map(two).join(':')}Z`
    },
    set(this: Date, parts: { year?: number }) {
      if (parts.year !== undefined) this.setFullYear(parts.year)
      return this
    },
    add(this: Date) {
      return this
    },
  })
}

/** Polyfills that were pasted from answers on the web, and replace the browsers' own functions. */
function naivePolyfills(): void {
  Object.assign(String.prototype, {
    startsWith(this: string, text: string) {
      return this.slice(0, text.length) === text
    },
    endsWith(this: string, text: string) {
      return this.indexOf(text, this.length - text.length) !== -1
    },
    includes(this: string, text: string) {
      return this.indexOf(text) !== -1
    },
    trim(this: string) {
      return this.replace(/^\s+|\s+$/g, '')
    },
    padStart(this: string, length: number, fill = ' ') {
      let text = String(this)
      while (text.length < length) text = fill + text
      return text
    },
    replaceAll(this: string, text: string, by: string) {
      return this.split(text).join(by)
    },
  })
  Object.assign(Array.prototype, {
    includes(this: unknown[], item: unknown) {
      return this.indexOf(item) !== -1
    },
    flat(this: unknown[]) {
      return Array.prototype.concat.apply([], this)
    },
  })
  Object.assign(Object, {
    entries: (of: Record<string, unknown>) => {
      const entries: [string, unknown][] = []
      for (const key in of) entries.push([key, of[key]])
      return entries
    },
  })
  Reflect.set(Element.prototype, 'remove', function remove(this: Element) {
    this.parentNode?.removeChild(this)
  })
  const create = function custom(name: string, { bubbles = false, cancelable = false, detail = null } = {}) {
    const event = document.createEvent('CustomEvent')
    event.initCustomEvent(name, bubbles, cancelable, detail)
    return event
  }
  Reflect.set(window, 'CustomEvent', create)
}

/** json.js, before browsers had JSON: each object writes itself. */
function jsonJs(): void {
  Reflect.set(Object.prototype, 'toJSON', () => '{}')
}

export const oldLibraries = {
  'methods on all objects': additions,
  'late methods on all objects': lateAdditions,
  'Prototype 1.6': prototypeJs,
  MooTools: mooTools,
  Datejs: dateJs,
  'naive polyfills': naivePolyfills,
  'json.js': jsonJs,
  'a measured fetch': measuredFetch,
  'an old matchMedia': oldMatchMedia,
  'a console that fails': failingConsole,
  'an old channel between tabs': oldChannel,
  'names of the page’s own': ownNames,
  'an old promise': oldPromise,
}

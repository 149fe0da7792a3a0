import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installQuiosc } from './installQuiosc.ts'
import type { QueuedCall } from './quiosc.types.ts'

const opened: string[] = []
let printed: unknown[][] = []

/** A library that only notes what is opened. */
function install() {
  const start = vi.fn(() => ({
    mount: (element: HTMLElement) => void element.dataset.widget,
    unmount() {},
    scan() {},
    configure() {},
    open: (panel: string) => void opened.push(panel),
    session: { get: vi.fn(), subscribe: vi.fn() },
    errors: { get: vi.fn(), subscribe: vi.fn() },
    app: { receive: vi.fn() },
    doctor: vi.fn(),
    version: '1.2.3',
  }))
  return { start, quiosc: installQuiosc(start) }
}

/** Puts a value on the page before the library comes. */
const give = (value: unknown) => Object.assign(window, { quiosc: value })

/** The stub of the documentation, with these calls in it. */
function giveStub(...calls: unknown[]) {
  const stub = { calls, open: (name: string) => window.quiosc?.calls.push(['open', name]), scan: () => {} }
  give(stub)
  return stub
}

beforeEach(() => {
  printed = []
  opened.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void printed.push(parts))
})
afterEach(() => Reflect.deleteProperty(window, 'quiosc'))

describe('the stub of a page', () => {
  it('is replaced by the library, which makes its calls in order', () => {
    const { open } = giveStub(['open', 'gift'])
    open('login-prompt')
    const { quiosc } = install()
    expect(window.quiosc).toBe(quiosc)
    expect(opened).toEqual(['gift', 'login-prompt'])
    expect(printed).toEqual([])
  })

  it('has functions that call the library afterwards', () => {
    const { open } = giveStub()
    install()
    open('gift')
    expect(opened).toEqual(['gift'])
  })

  it('has each of its failing calls reported in one line, and the others made', () => {
    const unknown = ['opne', 'gift']
    const withoutElement = ['mount']
    const deep = ['session.subscribe.to.what']
    giveStub(unknown, withoutElement, deep, 7, null, 'open', ['open', 'gift'])
    install()
    expect(opened).toEqual(['gift'])
    expect(printed).toEqual(
      [unknown, withoutElement, deep, 7, null, 'open'].map((call) => ['[quiosc] calls:', call, expect.any(TypeError)]),
    )
  })

  it('takes calls of what is within the library', () => {
    const { quiosc } = install()
    const listener = () => {}
    const call: QueuedCall = ['session.subscribe', listener]
    quiosc.calls.push(call)
    expect(quiosc.session.subscribe).toHaveBeenCalledExactlyOnceWith(listener)
  })
})

it('a second copy of the script uses the library of the first one', () => {
  const first = install()
  const second = install()
  expect(second.quiosc).toBe(first.quiosc)
  expect(second.start).not.toHaveBeenCalled()
})

it.each([
  ['a text', 'quiosc'],
  ['an object of the page’s own', { open: 'from nine to five' }],
  ['an object with a list of calls that is none', { calls: 3, scan: 'no' }],
  ['null', null],
])('the script installs where the page’s own `quiosc` is %s', (_, value) => {
  give(value)
  const { quiosc } = install()
  expect(window.quiosc).toBe(quiosc)
})

it('the script starts on a page that has fixed its own `quiosc`, and leaves that', () => {
  Object.defineProperty(window, 'quiosc', { value: 'mine', configurable: true, writable: false })
  expect(install().start).toHaveBeenCalledOnce()
  expect(window.quiosc).toBe('mine')
})

it('the script takes no element called `quiosc` for a stub', () => {
  const form = document.createElement('form')
  form.id = 'quiosc'
  form.innerHTML = '<input name="calls"><input name="scan">'
  document.body.append(form)
  expect(install().start).toHaveBeenCalledOnce()
  form.remove()
})

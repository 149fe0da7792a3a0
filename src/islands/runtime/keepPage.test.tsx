import { expect, it, onTestFinished, vi } from 'vitest'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import { adoptLightStyles } from '#kit/styles/light/adoptLightStyles.ts'
import { keepPage } from './keepPage.ts'

const kept = ['.quiosc-a { color: red }', '.quiosc-b { color: blue }']

function start() {
  const before = document.adoptedStyleSheets
  const lifetime = new AbortController()
  onTestFinished(() => {
    lifetime.abort()
    document.adoptedStyleSheets = before
    Reflect.deleteProperty(Object.prototype, 'getName')
  })
  keepPage(lifetime.signal)
  return lifetime
}

it('keepPage puts the library’s sheets back, beside those that a script of the page has set in their place', async () => {
  start()
  adoptStyles(document, kept.slice(0, 1))
  adoptLightStyles(document, kept.slice(1))
  const ours = document.adoptedStyleSheets.slice(-2)
  const own = new CSSStyleSheet()
  document.adoptedStyleSheets = [own]
  const missing = () => ours.filter((sheet) => !document.adoptedStyleSheets.includes(sheet))
  expect(missing()).toHaveLength(2)
  await vi.waitFor(() => expect(missing()).toHaveLength(0), 5000)
  expect(document.adoptedStyleSheets.includes(own)).toBe(true)
})

it('keepPage hides from loops the properties that a script adds late to all objects: before a reader’s press is handled, and soon in any case', async () => {
  const lifetime = start()
  Reflect.set(Object.prototype, 'getName', () => 'a')
  document.body.click()
  expect(Object.keys(Object.prototype)).toEqual([])
  Reflect.deleteProperty(Object.prototype, 'getName')
  Reflect.set(Object.prototype, 'getName', () => 'b')
  await vi.waitFor(() => expect(Object.keys(Object.prototype)).toEqual([]), 5000)
  expect(Reflect.get({}, 'getName')()).toBe('b')
  lifetime.abort()
})

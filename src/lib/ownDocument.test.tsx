import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { ownDocument } from './ownDocument.ts'

afterEach(() => document.body.replaceChildren())

it.each(['img', 'form', 'iframe', 'embed', 'object'])(
  'ownDocument has its own properties where an element %s has their names',
  (tag) => {
    for (const name of ['querySelector', 'cookie']) {
      const element = document.createElement(tag)
      element.setAttribute('name', name)
      document.body.append(element)
    }
    expect(ownDocument().querySelector('[name=cookie]')).toBe(document.body.lastElementChild)
    ownDocument().cookie = 'own-document=1'
    expect(ownDocument().cookie).toContain('own-document=1')
  },
)

it('ownDocument has the property that a page has put in place of its own', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => 'a=1' })
  expect(ownDocument().cookie).toBe('a=1')
  Reflect.deleteProperty(document, 'cookie')
  expect(ownDocument().cookie).not.toBe('a=1')
})

it.each([class {}, { title: 'Annual report' }])(
  'ownDocument is found where the page has a `Document` of its own',
  (own) => {
    vi.stubGlobal('Document', own)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(ownDocument().querySelector('body')).toBe(document.body)
  },
)

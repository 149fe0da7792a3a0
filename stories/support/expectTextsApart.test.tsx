import { expect, it } from 'vitest'
import { LIGHT_PART } from '../../src/loader/lightPart.ts'
import { expectTextsApart } from './expectTextsApart.ts'

function pageWith(html: string): Document {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<div ${LIGHT_PART}><div class="island">${html}</div></div><p>Of the <b>page</b></p>`
  return page
}

it('a text beside something else in its element is found, and one in an element of its own is not', () => {
  expect(() => expectTextsApart(pageWith('<p>Sent.</p> <button><svg></svg><span>Close</span></button>'))).not.toThrow()
  expect(() => expectTextsApart(pageWith('<button><svg></svg>Close</button>'))).toThrow('beside something else')
  expect(() => expectTextsApart(pageWith('<p>Sent. <a href="/">Home</a></p>'))).toThrow('beside something else')
})

import { expect } from 'vitest'
import { LIGHT_PART } from '../../src/loader/lightPart.ts'

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''

/**
 * In the light DOM a browser's translation replaces each text by elements of its own. An engine can neither change nor remove one that stood beside
 * something else in its element; one that has an element of its own is replaced with that element's content.
 */
export function expectTextsApart(page: Document): void {
  const elements = page.querySelectorAll(`[${LIGHT_PART}] .island, [${LIGHT_PART}] .island :not(option)`)
  const shared = [...elements].filter(({ childNodes }) => childNodes.length > 1 && [...childNodes].some(isText))
  expect(
    shared.map(({ outerHTML }) => outerHTML),
    'texts beside something else in a form of the light DOM',
  ).toEqual([])
}

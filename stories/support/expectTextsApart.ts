import { LIGHT_PART } from '#islands/loader/lightPart.ts'

/** React notes on a node that it keeps what it stands for. Of a text that is all that its element has, it keeps the element alone. */
const isKept = (node: Node) =>
  node.nodeType === Node.TEXT_NODE &&
  node.textContent?.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber'))

/**
 * In the light DOM a browser's translation replaces each text by elements of its own. An engine can neither change nor remove one whose node it keeps, because it
 * stands beside something else in its element or is what a component returns; one that is all that its element has is replaced with that element's content.
 *
 * @throws With the elements in a form of the light DOM that have more than their text.
 */
export function expectTextsApart(pageDocument: Document): void {
  const elements = pageDocument.querySelectorAll(`[${LIGHT_PART}] .island, [${LIGHT_PART}] .island :not(option)`)
  const shared = [...elements].filter(({ childNodes }) => [...childNodes].some(isKept))
  if (shared.length > 0)
    throw new Error(
      `texts that are not all that their element in a form of the light DOM has: ${shared.map(({ outerHTML }) => outerHTML).join('\n')}`,
    )
}

import { ownDocument } from './ownDocument.ts'

/** The names that the rendering engines and the libraries read of `document` itself; our own code asks {@link ownDocument}. */
const needed = [
  'activeElement',
  'adoptedStyleSheets',
  'addEventListener',
  'adoptNode',
  'body',
  'createComment',
  'createDocumentFragment',
  'createElement',
  'createElementNS',
  'createEvent',
  'createNodeIterator',
  'createTextNode',
  'defaultView',
  'dispatchEvent',
  'documentElement',
  'getElementById',
  'getElementsByTagName',
  'hasFocus',
  'implementation',
  'importNode',
  'nodeType',
  'ownerDocument',
  'querySelector',
  'querySelectorAll',
  'removeEventListener',
] as const

/**
 * Takes the name from elements that hide one of the document's own properties (`<img name="createElement">`): nothing could be rendered on such a page. Where the
 * attribute is an id, as of an `object`, the id goes too.
 */
export function freeDocumentNames(): void {
  const selector = needed.map((name) => `[name=${name}],object[id=${name}],img[id=${name}]`).join()
  for (const element of ownDocument().querySelectorAll('img,form,iframe,embed,object')) {
    if (!element.matches(selector)) continue
    element.removeAttribute('name')
    if (!element.matches('form,iframe,embed')) element.removeAttribute('id')
  }
}

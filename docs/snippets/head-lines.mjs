import { readFileSync } from 'node:fs'

/**
 * The lines of a page's head, read once: a function that prints them for each answer.
 *
 * @param dist The library's folder on disk.
 * @param widgets Those that the page shows first.
 * @param renderNonce Prints the page's nonce, where its policy allows scripts by one: called with the values that the page's own renderer has for the answer.
 */
export function headLines({ dist, widgets, lang, renderNonce }) {
  const files = ['head.html', ...widgets.map((name) => `${name}.${lang}.html`)]
  const lines = files.map((file) => readFileSync(`${dist}/include/${file}`, 'utf8')).join('')
  if (!renderNonce) return () => lines
  return (answer) => lines.replace(/<(script|link)\b/g, (tag) => `${tag} nonce="${renderNonce(answer)}"`)
}

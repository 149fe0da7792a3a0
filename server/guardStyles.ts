import { LIGHT, lightSelector } from '#kit/styles/light/lightSelector.ts'

/** The at-rules that have style rules in them; `@keyframes` and `@font-face` have none, and stay as they are. */
const group = /^@(?:container|layer|media|supports)\b/

/** The offset of the next of these characters, outside of texts and parentheses; the text's length where there is none. */
function find(css: string, from: number, wanted: string): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < css.length; at++) {
    const character = css[at] ?? ''
    if (character === '\\') at++
    else if (quote) quote = character === quote ? '' : quote
    else if (depth === 0 && wanted.includes(character)) return at
    else if ('"\''.includes(character)) quote = character
    else if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
  }
  return css.length
}

/** Each declaration as an important one. */
function important(declarations: string): string {
  let result = ''
  for (let at = 0; at < declarations.length; ) {
    const end = find(declarations, at, ';')
    const declaration = declarations.slice(at, end).trim()
    if (declaration) result += `${declaration.replace(/\s*!important$/, '')}!important;`
    at = end + 1
  }
  return result
}

function guardRules(css: string): string {
  let result = ''
  for (let at = 0; at < css.length; ) {
    const start = find(css, at, '{')
    const end = find(css, start + 1, '}')
    const prelude = css.slice(at, start).trim()
    const body = css.slice(start + 1, end)
    if (group.test(prelude)) result += `${prelude}{${guardRules(body)}}`
    else if (prelude.startsWith('@')) result += `${prelude}{${body}}`
    else if (prelude) result += `${lightSelector(prelude)}{${important(body)}}`
    at = end + 1
  }
  return result
}

/**
 * The library's own sheets as one for forms in the page's own DOM: what `adoptLightStyles` and `takeFromPage` do in a browser, as text, for a server that has no
 * parser of styles (decisions/0008). It reads rules without rules in them, as all of ours are.
 */
export const guardStyles = (sheets: readonly string[]): string =>
  sheets.reduce(
    (result, css) => `${result}@layer quiosc{${guardRules(css.replace(/\/\*[\s\S]*?\*\//g, ''))}}`,
    `@layer quiosc{[${LIGHT}]{all:revert!important}}`,
  )

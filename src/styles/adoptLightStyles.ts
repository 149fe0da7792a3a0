import { pageSheet } from './pageSheet.ts'

const LIGHT = 'data-quiosc-light'

const scope = `:where([${LIGHT}])`

/** Splits a selector list at its top-level commas. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const character of list) {
    if ('(['.includes(character)) depth++
    if (')]'.includes(character)) depth--
    if (character === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += character
  }
  return selectors
}

function guard(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = selectorsOf(rule.selectorText)
        .map((selector) => `${scope} ${selector}`)
        .join()
      // The whole cssText, because the longhands of a shorthand with var() have no values.
      rule.style.cssText = rule.style.cssText.replace(/( !important)?;/g, ' !important;')
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSLayerBlockRule) {
      guard(rule.cssRules)
    }
  }
}

/** Marks a light DOM element as ours: our rules apply inside of it only, and the page's rules do not reach it. */
export function takeFromPage(element: HTMLElement): void {
  element.setAttribute(LIGHT, '')
  element.style.cssText = 'all: revert !important'
}

/**
 * Gives the page the sheets of shadow roots, for the parts that have to stand in its own DOM. Their rules reach only into elements
 * {@link takeFromPage taken} from it, and hold against whatever the page says: what is important in a layer comes before what is important outside of any
 * (decisions/0008). One text is parsed once for the page.
 */
export function adoptLightStyles(page: Document, texts: readonly string[]): void {
  for (const text of texts) {
    const sheet = pageSheet(page, `@layer quiosc{${text}}`, ({ cssRules }) => guard(cssRules))
    if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets.push(sheet)
  }
}

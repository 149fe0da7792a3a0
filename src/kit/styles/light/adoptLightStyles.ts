import { keepSheet } from '../keptSheets.ts'
import { pageSheet } from '../pageSheet.ts'
import { LIGHT, lightSelector } from './lightSelector.ts'

function guard(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = lightSelector(rule.selectorText)
      // The whole cssText, because the longhands of a shorthand with var() have no values.
      rule.style.cssText = rule.style.cssText.replace(/( !important)?;/g, ' !important;')
    } else if (rule instanceof CSSGroupingRule) {
      // Layers, and conditions of all kinds.
      guard(rule.cssRules)
    }
  }
}

/** Marks a light DOM element for our styles: our rules apply only inside it, and the page's rules have no effect there. */
export function takeFromPage(element: HTMLElement): void {
  element.setAttribute(LIGHT, '')
  element.style.cssText = 'all: revert !important'
}

/**
 * Adopts the sheets of shadow roots on the document, for the parts in the light DOM. Their rules apply only inside elements
 * marked by {@link takeFromPage}, and override the page's: important declarations in a layer take precedence over those outside (decisions/0008).
 * Each text is parsed once per page.
 *
 * @param pageDocument `ownDocument()`: an element of the page may have the name of its sheets.
 */
export function adoptLightStyles(pageDocument: Document, texts: readonly string[]): void {
  for (const text of texts) {
    const sheet = pageSheet(document, `@layer quiosc{${text}}`, ({ cssRules }) => guard(cssRules))
    keepSheet(sheet)
    if (!pageDocument.adoptedStyleSheets.includes(sheet)) pageDocument.adoptedStyleSheets.push(sheet)
  }
}

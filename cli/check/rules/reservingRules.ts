import { type CssAtRuleAST, type CssDeclarationAST, parse } from '@adobe/css-tools'
import { isTraversal, parse as parseSelector, type Selector } from 'css-what'
import { isUnknown } from '../mask/marks.ts'
import { attributeOf, type PageElement } from '../page/Page.ts'

/** The last part of a selector, without what must be around the element: a template does not show it. */
export type ReservingRule = readonly Selector[]

const sizes = /^(?:min-)?(?:height|block-size)$|^aspect-ratio$/

/** Whether a declaration gives its element a height before it has any content. */
const reserves = ({ property = '', value = '' }: CssDeclarationAST) =>
  sizes.test(property.toLowerCase()) &&
  !/^(?:0[a-z%]*|auto|none|(?:min|max|fit)-content|inherit|initial|unset)\b/i.test(value.trim())

const declarationsOf = (rule: { declarations?: readonly { type: string }[] }) =>
  // Between them there are comments only.
  (rule.declarations ?? []).filter(({ type }) => type === 'declaration') as CssDeclarationAST[]

function lastPart(selector: readonly Selector[]): ReservingRule {
  const at = selector.findLastIndex((token) => isTraversal(token))
  return selector.slice(at + 1)
}

function partsOf(selector: string): ReservingRule[] {
  try {
    return parseSelector(selector).map(lastPart)
  } catch {
    // A selector that this parser does not know reserves nothing that we could find.
    return []
  }
}

const rulesIn = (rule: CssAtRuleAST | CssDeclarationAST): ReservingRule[] => {
  const nested = 'rules' in rule && rule.rules ? rule.rules.flatMap((each) => rulesIn(each)) : []
  if (!('selectors' in rule) || !declarationsOf(rule).some(reserves)) return nested
  return [...nested, ...rule.selectors.flatMap(partsOf)]
}

function parseSheet(css: string) {
  try {
    return parse(css, { silent: true }).stylesheet.rules
  } catch (error) {
    // Silent or not, the parser throws where it gives up; a stack that overflows is another matter.
    if (error instanceof RangeError) throw error
    return []
  }
}

/** The rules of a style sheet that give an element a height, at any depth of `@media` and the like. */
export const reservingRules = (css: string): ReservingRule[] => parseSheet(css).flatMap((rule) => rulesIn(rule))

/** Whether an element's own `style` reserves a height. */
export const reservesInline = (style: string): boolean => reservingRules(`a{${style}}`).length > 0

function meets(element: PageElement, token: Selector): boolean {
  switch (token.type) {
    case 'tag':
      return token.name.toLowerCase() === element.tag
    case 'attribute': {
      const value = attributeOf(element, token.name)
      // An attribute that the template decides may be the one that the rule asks for.
      if (value === undefined) return element.isOpen
      if (isUnknown(value)) return true
      switch (token.action) {
        case 'equals':
          return value === token.value
        case 'element':
          return value.split(/\s+/).includes(token.value)
        case 'start':
          return value.startsWith(token.value)
        case 'end':
          return value.endsWith(token.value)
        case 'any':
          return value.includes(token.value)
        default:
          return true
      }
    }
    case 'pseudo':
    case 'universal':
      return true
    default:
      return false
  }
}

/** Whether a rule is meant for an element, as far as the element itself shows. */
export const isMeantFor = (rule: ReservingRule, element: PageElement): boolean =>
  rule.length > 0 && rule.every((token) => meets(element, token))

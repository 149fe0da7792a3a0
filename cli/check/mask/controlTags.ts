import type { Range } from '../page/Page.ts'
import { marks } from './marks.ts'

/** A tag of a template language that prints nothing itself. */
export interface ControlTag extends Range {
  /** `other`: an assignment and the like, which neither begins nor ends anything. */
  kind: 'loop' | 'branch' | 'else' | 'end' | 'other'
}

/** Tags that stand right beside each other have one run of marks. */
const single =
  /\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|<%[\s\S]*?%>|<\?[\s\S]*?\?>|<\/?[A-Za-z]\w*:(?:"[^"]*"|'[^']*'|[^"'<>])*>|@\w+(?:\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g

const kinds: readonly [ControlTag['kind'], RegExp][] = [
  [
    'else',
    /^(?:\{%[-~+]?\s*(?:else|elsif|when)|\{\{~?\s*(?:else|\^\s*~?\}\})|<%[-_]?\s*(?:\}\s*)?(?:else|elsif|when)\b|<\?(?:php)?\s*(?:\}\s*)?else|@(?:else|case|default|empty$))/,
  ],
  ['end', /^(?:\{%[-~+]?\s*end|\{\{~?\s*\/|<%[-_]?\s*(?:end\b|\})|<\?(?:php)?\s*(?:end|\})|<\/|@end)/],
  [
    'loop',
    /^(?:\{%[-~+]?\s*(?:for|tablerow)\b|\{\{~?\s*#each\b|<%[-_]?(?!=)[\s\S]*(?:\bfor\b|\bwhile\b|\.each|\.forEach|\.map)|<\?(?:php)?\s*(?:for|foreach|while)\b|<c:forEach\b|@(?:for|foreach|forelse|while)\b)/,
  ],
  [
    'branch',
    /^(?:\{%[-~+]?\s*(?:if|unless|case|ifchanged|with|block|capture|apply|autoescape)\b|\{\{~?\s*[#^]|<%[-_]?\s*(?:if|unless|case)\b|<\?(?:php)?\s*(?:if|switch)\b|<\w+:\w+(?:"[^"]*"|'[^']*'|[^"'<>/]|\/(?!>))*>$|@(?:if|unless|isset|empty|auth|guest|production|env|switch|can|cannot|canany|once|session|error)\b)/,
  ],
]

const kindOf = (text: string): ControlTag['kind'] => kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'

/**
 * The control tags in a part of a template, in its order.
 *
 * @param masked The part with its marks.
 * @param source The same as it is written.
 */
export function controlTags(masked: string, source: string): ControlTag[] {
  return [...masked.matchAll(new RegExp(`${marks.control}+`, 'g'))].flatMap(({ index, 0: run }) => {
    const written = source.slice(index, index + run.length)
    return [...written.matchAll(single)].map(({ index: at, 0: tag }) => ({
      kind: kindOf(tag),
      start: index + at,
      end: index + at + tag.length,
    }))
  })
}

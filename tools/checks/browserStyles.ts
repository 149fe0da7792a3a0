import { type CssAtRuleAST, type CssDeclarationAST, parse } from '@adobe/css-tools'
import type { CompatData, Identifier } from '@mdn/browser-compat-data'
import { featuresOf, isLate, readBrowserData, YOUNGER } from './browserData.ts'
import type { Finding, Source } from './source.ts'

/** The features that may be missing, and what a browser shows without them. */
const optional = new Map([
  [':has()', 'less care for what stands inside; focus rings and what is chosen do not depend on it'],
  ['@container', 'the narrow layout'],
  ['accent-color', 'the browser’s colour'],
  ['color-mix()', 'a ground of its own, or none under the pointer'],
  ['contain-intrinsic-block-size', 'all is rendered'],
  ['container', 'the narrow layout'],
  ['container-type', 'the narrow layout'],
  ['content-visibility', 'all is rendered'],
  ['cqi', 'the size that stands before it'],
  ['field-sizing', 'a list as wide as its longest entry'],
  ['forced-color-adjust', 'Safari has no forced colours'],
  ['hyphenate-limit-chars', 'words break sooner'],
  ['hyphens', 'words break at the edge alone'],
  ['inline-size', 'the ad’s place is as wide as its content'],
  ['line-clamp', 'Safari has it with its prefix, which stands beside it'],
  ['overscroll-behavior', 'the page scrolls on at the end'],
  ['round()', 'parts of a pixel'],
  ['scrollbar-width', 'a scroll bar'],
  ['text-size-adjust', 'what the browser decides'],
  ['text-wrap', 'lines as they come'],
  ['user-select', 'Safari has it with its prefix'],
])

/** Names of functions and units of which each meaning is late. */
function lateValues(types: Identifier | undefined): Set<string> {
  const isAllLate = new Map<string, boolean>()
  const collect = (above: Identifier | undefined) => {
    for (const [name, feature] of featuresOf(above)) {
      if (feature.__compat) isAllLate.set(name, (isAllLate.get(name) ?? true) && isLate(feature))
      collect(feature)
    }
  }
  collect(types)
  return new Set([...isAllLate].filter(([, late]) => late).map(([name]) => name))
}

/** Those of a rule, or of all frames of an animation, without custom properties and what has a prefix. */
function declarationsOf(rule: CssAtRuleAST | CssDeclarationAST): CssDeclarationAST[] {
  const blocks = rule.type === 'keyframes' ? rule.keyframes : [rule]
  return blocks
    .flatMap((block) => ('declarations' in block ? (block.declarations ?? []) : []))
    .filter((found) => found.type === 'declaration')
    .filter(({ property }) => !property.startsWith('-'))
}

/** Units that the data describes in groups. */
const LATE_UNITS = /\d((?:[dls]v|cq)(?:[hwib]|min|max)|lh|rlh)\b/g

function lateIn({ property, value }: CssDeclarationAST, { properties }: CompatData['css'], values: Set<string>) {
  const known = properties?.[property]
  const names = [...value.matchAll(/[a-z][a-z-]*(\(?)/g)]
  return [
    ...(isLate(known) ? [property] : []),
    ...names.filter(([name]) => !isLate(known) && isLate(known?.[name])).map(([name]) => name),
    ...names.filter(([name, call]) => call && values.has(name.slice(0, -1))).map(([name]) => `${name})`),
    ...[...value.matchAll(LATE_UNITS)].map(([, unit]) => unit ?? ''),
  ]
}

/**
 * Findings for the features of a sheet that a promised browser lacks, by the data of MDN. Rules under `@supports` are left out, and conditions of `@media` are
 * written in older words by the build.
 */
export function browserStyleFindings(sources: readonly Source[], data: CompatData = readBrowserData()): Finding[] {
  const values = lateValues(data.css.types)
  return sources
    .filter(({ path }) => /^(src|widgets)\/.*\.css$/.test(path))
    .flatMap(({ path, text }) => {
      const findings: Finding[] = []
      const add = (names: readonly string[], line = 1) => {
        for (const name of names)
          if (!optional.has(name))
            findings.push({ path, line, problem: `${name} ${YOUNGER}: write it in older words, or under @supports` })
      }
      const visit = (rules: readonly (CssAtRuleAST | CssDeclarationAST)[]) => {
        for (const rule of rules) {
          const line = rule.position?.start.line
          if (rule.type === 'supports' || rule.type === 'comment') continue
          if (isLate(data.css['at-rules']?.[rule.type])) add([`@${rule.type}`], line)
          if (rule.type === 'rule')
            for (const selector of rule.selectors)
              for (const [, name = '', call] of selector.matchAll(/:([a-z-]+)(\(?)/g))
                if (isLate(data.css.selectors?.[name])) add([`:${name}${call ? '()' : ''}`], line)
          for (const declaration of declarationsOf(rule))
            add(lateIn(declaration, data.css, values), declaration.position?.start.line)
          if ('rules' in rule) visit(rule.rules ?? [])
        }
      }
      visit(parse(text).stylesheet.rules)
      return findings
    })
}

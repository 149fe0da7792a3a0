import { type Finding, isTest, lineAt, type Source } from './source.ts'

/** The documents that sources cite, by the name that they use. */
const documents: Record<string, string> = {
  'reader-account': 'docs/requirements/reader-account.md',
  'content-features': 'docs/requirements/content-features.md',
  contract: 'docs/contract.md',
}

/** A document by its name, both documents of the specification, or a section of the one that was named before; then words of that section, quoted. */
const citation =
  /(?:(reader-account|content-features|contract|both specs) \[?)?\u00a7(\d+)((?:, "[^"]+"| and "[^"]+")*)/g

const namesOf = (cited: string) => (cited === 'both specs' ? ['reader-account', 'content-features'] : [cited])

/** Words without the marks of Markdown. */
const plain = (text: string) => text.replace(/[*`]/g, '').toLowerCase()

/** A document's sections in its order: their numbers, and all of their words. */
const sectionsOf = ({ text }: Source): [string, string][] =>
  text.split(/^## (?=\d+\. )/m).flatMap((part, index): [string, string][] => {
    const [number] = /^\d+/.exec(part) ?? []
    return index > 0 && number ? [[number, plain(part)]] : []
  })

/** Citations that lead nowhere, or that do not say to which document. */
function citationFindings(
  { path, text }: Source,
  sections: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Finding[] {
  return text.split('\n').flatMap((content, index) => {
    let cited = ''
    return [...content.matchAll(citation)].flatMap(([whole, name, number = '', quotes = '']): Finding[] => {
      cited = name ?? cited
      const line = index + 1
      if (!cited) return [{ path, line, problem: `${whole} does not say of which document` }]
      const names = namesOf(cited)
      const missing = names.filter((known) => !sections.get(known)?.has(number))
      if (missing.length > 0)
        return missing.map((known) => ({
          path,
          line,
          problem: `cites a section that ${documents[known]} does not have: ${number}`,
        }))
      const words = names.map((known) => sections.get(known)?.get(number)).join('\n')
      return [...quotes.matchAll(/"([^"]+)"/g)]
        .filter(([, quoted = '']) => !words.includes(plain(quoted)))
        .map(([quoted]) => ({
          path,
          line,
          problem: `quotes ${quoted}, which section ${number} of ${cited} does not have`,
        }))
    })
  })
}

/** A link to a deviation, or to the assumptions about a widget or a room. */
const assumption = /assumptions(\.md#|\/[a-z-]+\.md)/

/** Sections that are there twice, and facts whose test there is not. */
function documentFindings(document: Source, paths: ReadonlySet<string>): Finding[] {
  const { path, text } = document
  const sections = sectionsOf(document).map(([number]) => number)
  const findings: Finding[] = sections
    .filter((number, index) => sections.indexOf(number) < index)
    .map((number) => ({ path, problem: `has section ${number} twice` }))
  for (const { index, 2: shown = '' } of text.matchAll(/^\| (?!fact \|)(.+) \| (.+) \|$/gm)) {
    const line = lineAt(text, index)
    const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test)
    for (const test of tests)
      if (!isTest(test) || !paths.has(test))
        findings.push({ path, line, problem: `names a test that there is not: ${test}` })
    if (tests.length === 0 && !assumption.test(shown))
      findings.push({ path, line, problem: 'says neither which test shows it, nor which assumption replaces it' })
  }
  return findings
}

const INDEX = 'docs/assumptions.md'

/** Files of assumptions that their index does not lead to. */
function indexFindings(sources: readonly Source[]): Finding[] {
  const index = sources.find(({ path }) => path === INDEX)?.text ?? ''
  return sources
    .map(({ path }) => path)
    .filter((path) => path.startsWith('docs/assumptions/') && !index.includes(`](${path.slice('docs/'.length)})`))
    .map((path) => ({ path: INDEX, problem: `does not lead to ${path}` }))
}

/** Compares what sources cite of the requirements with their sections, and the tests that these name with those that there are. */
export function requirementFindings(sources: readonly Source[]): Finding[] {
  const paths = new Set(sources.map(({ path }) => path))
  const cited = Object.entries(documents).flatMap(([name, path]) => {
    const document = sources.find((source) => source.path === path)
    return document ? [{ name, document }] : []
  })
  const sections = new Map(cited.map(({ name, document }) => [name, new Map(sectionsOf(document))]))
  const citing = sources.filter(({ path }) => /\.(tsx?|css|mjs)$|^decisions\/|^docs\/assumptions/.test(path))
  return [
    ...citing.flatMap((source) => citationFindings(source, sections)),
    ...cited.flatMap(({ document }) => documentFindings(document, paths)),
    ...indexFindings(sources),
  ]
}

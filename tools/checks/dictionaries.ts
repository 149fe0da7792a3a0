import { formats } from '#kit/i18n/formats.ts'
import { type Language, languages } from '#lib/site/config/config.ts'

import { type ParsedText, parseText, type ValueUse } from './icu.ts'
import { type DefinedMessage, definedMessages } from './messages.ts'
import { usedMessages } from './messageUses.ts'
import { sameTexts } from './sameTexts.ts'
import { codeIn, type Finding, isTest, type Source } from './source.ts'

/** The texts of one folder and their messages: a widget's, or the shared ones. */
export interface Dictionaries {
  /** `widgets/poll/locales` */
  folder: string
  texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
  messages: readonly DefinedMessage[]
}

const sameNames = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

/** The letters of a text without its values: the part to translate. */
const wordsOf = (text: string) => text.replace(/\{[^{}]*\}/g, '').replace(/[^\p{L}]/gu, '')

/** Typographic errors of a text, in any language. */
function typographyOf(text: string): string | undefined {
  if (/['"]/.test(text)) return 'has a straight quote or apostrophe: set ’ “ ” « »'
  if (text.includes('...')) return 'has three dots: set …'
  if (/^\s|\s$|\s{2}/.test(text)) return 'has a space too many'
  return undefined
}

const isList = (type: string) => /\[\]$|^(readonly )?(Readonly)?Array</.test(type)

/** Errors in how a text writes a value of this type; any type of words is accepted. */
function typeProblem({ name, as, style }: ValueUse, type: string): string | undefined {
  if (as === 'date' || as === 'time') {
    if (type !== 'Date') return `writes {${name}} as a ${as} and the code gives ${type}`
    if (style !== undefined && !Object.hasOwn(formats[as], style)) {
      return `writes {${name}} in the format ${style}: there are ${Object.keys(formats[as]).join(', ')}`
    }
    return undefined
  }
  if (type === 'Date') return `writes {${name}} without a format: it is a Date, as in {${name}, date, day}`
  if (as === 'number' && style !== undefined) return `writes {${name}} in the format ${style}: numbers have none`
  if ((as === 'number' || as === 'plural') && type !== 'number') return `counts by {${name}} and the code gives ${type}`
  if (isList(type) && as !== 'word') return `chooses by {${name}}, which is a list`
  return undefined
}

function textProblems(text: string, message: DefinedMessage | undefined): string[] {
  const setting = typographyOf(text)
  const problems = setting ? [setting] : []
  let parsed: ParsedText
  try {
    parsed = parseText(text)
  } catch (error) {
    return [...problems, `is no ICU message: ${error instanceof Error ? error.message : error}`]
  }
  if (message && !sameNames(parsed.values, message.values)) {
    problems.push(`takes {${parsed.values.join(', ')}} and the code gives {${message.values.join(', ')}}`)
  }
  const uses = parsed.uses.flatMap((use) => {
    const type = message?.types[use.name]
    return (type && typeProblem(use, type)) || []
  })
  problems.push(...new Set(uses))
  if (parsed.plurals.some((cases) => !cases.includes('one') && !cases.includes('=1')))
    problems.push('has no case for one')
  return problems
}

/** The selects of a text, for comparison; empty for a malformed text, which is reported elsewhere. */
function selectsOf(text: string): string[] {
  try {
    return [JSON.stringify(parseText(text).selects)]
  } catch {
    return []
  }
}

/** Findings for the texts of one folder. `same` lists the ids that may read the same in two languages. */
export function dictionaryFindings(
  { folder, texts, messages }: Dictionaries,
  same: Readonly<Record<string, string>>,
): Finding[] {
  const findings: Finding[] = []
  const byId = new Map(messages.map((message) => [message.id, message]))
  const ids = new Set(byId.keys())

  for (const lang of languages) {
    const path = `${folder}/${lang}.json`
    const dictionary = texts[lang]
    if (!dictionary) {
      findings.push({ path, problem: 'is missing' })
      continue
    }
    for (const id of ids) if (!Object.hasOwn(dictionary, id)) findings.push({ path, problem: `${id} is missing` })
    for (const [id, text] of Object.entries(dictionary)) {
      if (!ids.has(id)) findings.push({ path, problem: `${id} is defined by no messages file` })
      for (const problem of textProblems(text, byId.get(id))) findings.push({ path, problem: `${id} ${problem}` })
    }
  }

  for (const id of ids) {
    const translations = languages.flatMap((lang) => {
      const text = texts[lang]?.[id]
      return text === undefined ? [] : [{ lang, text }]
    })
    const copies = translations.filter(
      ({ text }, index) => wordsOf(text) !== '' && translations.slice(0, index).some((other) => other.text === text),
    )
    for (const { lang } of copies) {
      if (!same[id])
        findings.push({
          path: `${folder}/${lang}.json`,
          problem: `${id} reads as in another language: not translated?`,
        })
    }
    if (same[id] && copies.length === 0)
      findings.push({ path: 'tools/checks/sameTexts.ts', problem: `${id} is translated: take it out` })
    const selects = new Set(translations.flatMap(({ text }) => selectsOf(text)))
    if (selects.size > 1)
      findings.push({ path: folder, problem: `${id} has other cases of a select from language to language` })
  }
  return findings
}

/** Messages that no code shows. */
export function unusedFindings(messages: readonly DefinedMessage[], sources: readonly Source[]): Finding[] {
  const used = usedMessages(messages, sources)
  return messages
    .filter(({ id }) => !used.has(id))
    .map(({ id, path, line }) => ({ path, line, problem: `${id} is used nowhere` }))
}

function dictionariesIn(sources: readonly Source[], messages: readonly DefinedMessage[]): Dictionaries[] {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]))
  const paths = [...textOf.keys()]
  const widgets = new Set(messages.flatMap(({ path }) => /^widgets\/[^/]+\//.exec(path)?.[0] ?? []))
  // Parts of widgets whose texts load with their code.
  const parts = paths.flatMap((path) => /^(widgets\/[^/]+\/[^/]+\/)locales\/ca\.json$/.exec(path)?.[1] ?? [])
  const isOfPart = (path: string) => parts.some((prefix) => path.startsWith(prefix))
  // Messages that only some widgets need are separate from the shared ones.
  const apart = paths.flatMap((path) => /^(src\/(?!kit\/i18n\/)(?:[^/]+\/)+)locales\/ca\.json$/.exec(path)?.[1] ?? [])
  const own = [...apart, ...parts, ...widgets].map((prefix) => ({
    folder: `${prefix}locales`,
    has: (path: string) => path.startsWith(prefix) && (parts.includes(prefix) || !isOfPart(path)),
  }))
  const shared = (path: string) => path.startsWith('src/') && !apart.some((prefix) => path.startsWith(prefix))
  return [{ folder: 'src/kit/i18n/locales', has: shared }, ...own].map(({ folder, has }) => {
    const texts = languages.flatMap((lang) => {
      const json = textOf.get(`${folder}/${lang}.json`)
      return json === undefined ? [] : [[lang, JSON.parse(json)]]
    })
    return {
      folder,
      texts: Object.fromEntries(texts),
      messages: messages.filter(({ path }) => has(path)),
    }
  })
}

/** Findings for all texts, and messages that no code shows. */
export function textFindings(sources: readonly Source[]): Finding[] {
  const code = codeIn(sources, 'src', 'widgets')
  const messages = code.filter(({ path }) => path.endsWith('.messages.ts')).flatMap(definedMessages)
  const shown = code.filter(({ path }) => !isTest(path) && !/\.(states|messages)\.ts$/.test(path))
  return [
    ...dictionariesIn(sources, messages).flatMap((dictionaries) => dictionaryFindings(dictionaries, sameTexts)),
    ...unusedFindings(messages, shown),
  ]
}

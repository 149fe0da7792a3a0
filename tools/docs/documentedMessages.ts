import { isTest, type Source } from '../checks/source.ts'

/** A template or a text as the documents write it: `…` for what differs. */
const asDocumented = (template: string) =>
  template
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…')
    .replace(/(?<=[\w“:])\[\d+\]/g, '[…]')
    .replaceAll('\\`', '`')

/** What is thrown reaches the console too: as the cause of a marker's line, or from whatever catches it. */
const MESSAGE =
  /(?:(?<!console\.)\b(?:report|debug)|\bnew (?<kind>\w*)Error)\(\s*(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/g

/** The arguments of a call that writes on the console, now or later, without calls among them. */
const PRINTED = /\b(?:console\.\w+|writeConsole)[(,]([^()]*)/g

/** What `writeConsole` is told to write with. */
const METHOD = /^(?:debug|error|group|groupEnd|info|table|warn)$/

/** What a call of the console says itself: its texts without the library's name, and `…` for what follows them; nothing where it hands on what others say. */
function printedText(args: string): string {
  const texts = [...args.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, plain = '', template = '']) => plain + template)
  const text = asDocumented(texts.filter((said) => !METHOD.test(said)).join(' '))
    .replace('[quiosc]', '')
    .trim()
  return /\w/.test(text) ? text.replace(/:$/, ': …') : ''
}

/** The report of a wrong value ends with where it is and what is wrong with it. */
const ending = (kind: string | undefined) => (kind === 'Value' ? ': …' : '')

/** The messages for the console in some sources, each once. */
export function consoleMessages(sources: readonly Source[]): string[] {
  const found = sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => [
      ...[...text.matchAll(MESSAGE)].map(({ groups = {} }) => asDocumented(groups.text ?? '') + ending(groups.kind)),
      ...[...text.matchAll(PRINTED)].flatMap(([, args = '']) => printedText(args) || []),
    ])
  return [...new Set(found)].sort()
}

/** The messages in the tables of docs/troubleshooting.md. */
export const documentedMessages = (document: string): string[] =>
  [...document.matchAll(/^\| `(.+?)`(?: with the source `\w+`)? \|/gm)].map(([, message = '']) => message)

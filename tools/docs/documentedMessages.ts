import { isTest, type Source } from '../checks/source.ts'

/** A template or a text as the documents write it: `…` for what differs. */
const asDocumented = (template: string) =>
  template
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…')
    .replace(/(?<=[\w“:])\[\d+\]/g, '[…]')
    .replaceAll('\\`', '`')

/** A message that is reported or thrown. Errors reach the console too: as the cause of a marker's line, or from whatever catches them. */
const MESSAGE =
  /(?:(?<!console\.)\b(?:report|debug)|\bnew (?<kind>\w*)Error)\(\s*(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/g

/** A message on the console, now or later: by `writeConsole`, whose tables and groups are the doctor's, or in one line of a script of its own. */
const PRINTED =
  /\bconsole\.\w+\((?<line>.*)|\bwriteConsole(?:\(\s*|,[^']*)'(?:error|debug)',(?<args>(?:[^()]|\([^()]*\))*)\)/g

/** The texts of such a call itself, without the library's name, and with `…` for all that follows them; empty where it hands on the texts of others. */
function printedText(args: string): string {
  const texts = [...args.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, plain = '', template = '']) => plain + template)
  const text = asDocumented(texts.join(' ')).replace('[quiosc]', '').trim()
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
      ...[...text.matchAll(PRINTED)].flatMap(({ groups = {} }) => printedText(groups.args ?? groups.line ?? '') || []),
    ])
  return [...new Set(found)].sort()
}

/** The messages in the tables of docs/troubleshooting.md. */
export const documentedMessages = (document: string): string[] =>
  [...document.matchAll(/^\| `(.+?)`(?: with the source `\w+`)? \|/gm)].map(([, message = '']) => message)

import type { Source } from '../checks/source.ts'
import { isTest } from '../checks/source.ts'

/** A template or a text as the documents write it: `…` for what differs. */
const asDocumented = (template: string) =>
  template
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…')
    .replace(/(?<=[\w“:])\[\d+\]/g, '[…]')
    .replaceAll('\\`', '`')

/** What is thrown reaches the console too: as the cause of a marker's line, or from whatever catches it. */
const MESSAGE =
  /(?:(?<!console\.)\b(?:report|debug)|\bnew (?<kind>\w*)Error)\(\s*(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/g

/** The report of a wrong value ends with where it is and what is wrong with it. */
const ending = (kind: string | undefined) => (kind === 'Value' ? ': …' : '')

/** The messages for the console in some sources, each once. */
export function consoleMessages(sources: readonly Source[]): string[] {
  const found = sources
    .filter(({ path }) => !isTest(path) && !path.startsWith('src/testing/'))
    .flatMap(({ text }) =>
      [...text.matchAll(MESSAGE)].map(({ groups = {} }) => asDocumented(groups.text ?? '') + ending(groups.kind)),
    )
  return [...new Set(found)].sort()
}

/** The messages in the tables of docs/troubleshooting.md. */
export const documentedMessages = (document: string): string[] =>
  [...document.matchAll(/^\| `(.+?)`(?: with the source `\w+`)? \|/gm)].map(([, message = '']) => message)

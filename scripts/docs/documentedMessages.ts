import type { Source } from '../checks/source.ts'
import { isTest } from '../checks/source.ts'

/** A template or a text as the documents write it: `…` for what differs. */
const asDocumented = (template: string) =>
  template
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…')
    .replace(/(?<=[\w“:])\[\d+\]/g, '[…]')
    .replaceAll('\\`', '`')

/** What is thrown reaches the console too: as the cause of a marker's line, or from whatever catches it. */
const MESSAGE = /(?:(?<!console\.)\b(?:report|debug)|\bnew \w*Error)\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** The messages for the console in some sources, each once. */
export function consoleMessages(sources: readonly Source[]): string[] {
  const found = sources
    .filter(({ path }) => !isTest(path) && !path.startsWith('src/testing/'))
    .flatMap(({ text }) => [...text.matchAll(MESSAGE)].map(([, , template = '']) => asDocumented(template)))
  return [...new Set(found)].sort()
}

/** The messages in the tables of docs/troubleshooting.md. */
export const documentedMessages = (document: string): string[] =>
  [...document.matchAll(/^\| `(.+?)`(?: with the source `\w+`)? \|/gm)].map(([, message = '']) => message)

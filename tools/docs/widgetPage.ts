import { posix } from 'node:path'
import { languages } from '#lib/site/config/config.ts'
import type { WidgetContract } from '../contract/Contract.ts'
import type { BackendCall } from './backendCalls.ts'
import { callSections } from './callSections.ts'
import type { DocPage } from './DocPage.ts'
import type { FieldDocs } from './fieldDocs.ts'
import type { Keys } from './keysOf.ts'
import { code, joined, table } from './markdown.ts'
import { attributeRows, fieldRows, isInBlock } from './optionRows.ts'

/** The material of a widget's page. */
export interface WidgetFacts {
  name: string
  contract: WidgetContract
  /** Its description, in the words of the README. */
  summary: string
  /** A marker with its block and its fallback, as HTML. */
  example: string
  /** The space that the example's page reserves for it, as CSS. */
  sheet: string | undefined
  /** Of the example, in both themes, as far as they have been taken. */
  pictures: readonly string[]
  /** Its schema's comments on each option, and on the fields within. */
  fields: FieldDocs
  /** The events that it dispatches, with what they say. */
  events: readonly { name: string; detail: string; comment: string }[]
  /** Its calls of the backend. */
  calls: readonly BackendCall[]
  /** Its states' titles, by the ids of their stories. */
  states: readonly { title: string; story: string }[]
  /** The page's custom properties that change its look. */
  tokens: readonly string[]
  /** The keys that do something in it. */
  keys: readonly Keys[]
  /** The heights to reserve, in words. */
  heights: string | undefined
  /** Its texts by id, in each language. */
  texts: ReadonlyMap<string, Readonly<Record<string, string>>>
}

function optionTables({ contract, fields }: WidgetFacts) {
  const options = Object.entries(contract.options)
  return {
    attributes: table(
      ['attribute', 'values', 'default', 'since', 'what it does'],
      attributeRows(
        options.filter(([, option]) => !isInBlock(option)),
        fields,
      ),
    ),
    inBlock: table(
      ['field', 'values', 'default', 'since', 'what it does'],
      fieldRows(
        options.filter(([, option]) => isInBlock(option)),
        fields,
      ),
    ),
  }
}

/** The text that a reader sees of HTML before any script. */
const visibleText = (html: string) =>
  html
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<img\b[^>]*? alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Texts show their tags, which are markup to a document. */
const shown = (text = '') => text.replaceAll('<', '&lt;')

/**
 * The page of a widget, written from the code's own lists.
 *
 * @param addressOf The address of a story, for a place that has them.
 */
export function widgetPage(facts: WidgetFacts, addressOf?: (story: string) => string): DocPage {
  const { name, contract, summary, example, sheet, pictures, events, calls, states, tokens, keys, heights, texts } =
    facts
  const { attributes, inBlock } = optionTables(facts)
  const fallback = visibleText(example)
  const markdown = joined(
    `# ${code(name)}`,
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
    '## Example',
    sheet && 'In a style sheet of the page, which reserves what the widget will need:',
    sheet && `\`\`\`css\n${sheet}\`\`\``,
    sheet && 'In its template:',
    `\`\`\`html\n${example}\`\`\``,
    // A story shows more than a picture.
    !addressOf && pictures.map((path) => `![${name}](${posix.relative('docs/widgets', path)})`).join('\n'),
    '## Without JavaScript',
    fallback ? `What the template has put into the marker: “${fallback}”.` : 'Nothing: the marker is empty.',
    `It loads by \`data-load="${contract.load}"\` unless the marker says otherwise${contract.target ? `, and at once on a page whose address matches ${code(contract.target)}` : ''}. Every marker also takes \`data-load\`, \`data-lang\` and, where the widget has a title, \`data-heading\`.`,
    '## Options',
    attributes || inBlock ? '' : 'None of its own.',
    attributes,
    inBlock && '### In the JSON block',
    inBlock &&
      `These are fields of the marker’s \`<script type="application/json">\`, not attributes; the options above may stand there too, by their names in camel case. ${code('[]')} is each item of a list: an item that is wrong is left out, and so is an optional field. A JSON Schema describes the block to editors: ${code(`schemas/${name}.json`)} of the package, which a block may name as ${code('$schema')}.`,
    inBlock,
    '## Events',
    events.length > 0
      ? table(
          ['event', 'detail', 'when'],
          events.map((event) => [code(event.name), code(event.detail), event.comment]),
        )
      : 'None besides `quiosc:ready` and `quiosc:error`, which every widget dispatches.',
    '## What it asks for',
    calls.length > 0
      ? '[Calls of the backend](../reference/calls.md) says what holds for all of them: addresses, envelopes, tokens, refusals; and which calls a page makes besides its widgets, for the reader.'
      : 'Nothing: it asks the backend for nothing of its own. What a page asks for the reader’s sake is in [calls of the backend](../reference/calls.md).',
    callSections(calls),
    '## Parts',
    [...contract.parts, 'root'].map((part) => `\`::part(${part})\``).join(', '),
    '## Tokens',
    tokens.map(code).join(', '),
    '## Keyboard',
    table(
      ['where', 'keys'],
      keys.map((line) => [line.where, line.keys]),
    ),
    '## Height to reserve',
    heights ??
      'None: it adds nothing to the page’s flow before the reader asks for it, or its states have not been measured.',
    '## States',
    states
      .map(({ title, story }) => `- ${addressOf ? `[${title}](${addressOf(story)})` : title} (${code(story)})`)
      .join('\n'),
    '## Texts',
    table(
      ['text', ...languages],
      [...texts].map(([id, words]) => [code(id), ...languages.map((lang) => shown(words[lang]))]),
    ) || 'None.',
  )
  return {
    path: `widgets/${name}.html`,
    title: name,
    section: 'Widgets',
    markdown,
    source: `docs/widgets/${name}.md`,
  }
}

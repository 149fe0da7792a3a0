import { readSource } from '../checks/source.ts'
import type { Contract } from '../contract/Contract.ts'
import { configDocs } from './configDocs.ts'
import type { DocPage } from './DocPage.ts'
import { docComments } from './docComments.ts'
import { code, joined, table } from './markdown.ts'
import { fieldRows } from './optionRows.ts'

const commentsOf = (path: string, name: string) => docComments(readSource(path), name)

const page = (path: string, title: string, ...blocks: readonly string[]): DocPage => ({
  path: `reference/${path}.html`,
  title,
  section: 'Reference',
  source: `docs/reference/${path}.md`,
  markdown: joined(`# ${title}`, ...blocks),
})

function membersTable({ types }: Contract, name: string, comments: ReadonlyMap<string, string>, head: string): string {
  const rows = Object.entries(types[name] ?? {})
  return table(
    [head, 'type', 'meaning'],
    rows.map(([key, type]) => [code(key), code(type), comments.get(key.replace('?', '')) ?? '']),
  )
}

const eventsPage = (contract: Contract) =>
  page(
    'events',
    'Events and calls',
    'All events bubble from their marker and are composed; `detail` has the type that is given.',
    membersTable(contract, 'QuioscEvents', commentsOf('widgets/events.ts', 'QuioscEvents'), 'event'),
    '## Events of the page',
    'A page dispatches these on its document.',
    membersTable(contract, 'QuioscRequests', commentsOf('widgets/events.ts', 'QuioscRequests'), 'event'),
    '## Calls',
    'On `window.quiosc`, and exported by the module.',
    membersTable(contract, 'Quiosc', commentsOf('src/islands/loader/quiosc.types.ts', 'Quiosc'), 'name'),
  )

const signalsPage = ({
  markerAttributes,
  loadConditions,
  configuration,
  configDefaults,
  bodyClasses,
  cookies,
  localStorage,
  token,
}: Contract) => {
  const list = (names: readonly string[]) => names.map((name) => `- ${code(name)}`).join('\n')
  return page(
    'signals',
    'Configuration and signals',
    'What the block with `data-quiosc-config` may say; `[]` is each item of a list. A JSON Schema describes it to editors: `schemas/configuration.json` of the package.',
    table(
      ['setting', 'values', 'default', 'since', 'what it does'],
      fieldRows(Object.entries(configuration), configDocs()),
    ),
    'What holds where it says nothing:',
    table(
      ['setting', 'default'],
      Object.entries(configDefaults).map(([name, value]) => [code(name), code(JSON.stringify(value))]),
    ),
    '## Attributes of every marker',
    list(markerAttributes),
    `\`data-load\` is one of ${loadConditions.map(code).join(', ')}.`,
    '## Classes of the body',
    list(bodyClasses),
    '## Cookies',
    list(cookies),
    '## Local storage',
    list(localStorage),
    '## The token',
    `The header, and the parameter of an address, that carry the session's token: ${code(token)}.`,
  )
}

const appPage = (contract: Contract) => {
  const messages = contract.types.AppMessage
  return page(
    'app-messages',
    'Messages of the app',
    'What the page sends to the native app:',
    membersTable(contract, 'AppActions', commentsOf('src/page/app-bridge/appBridge.types.ts', 'AppActions'), 'action'),
    '## What the app sends',
    'With `quiosc.app.receive(message)`; all but `action` is in `payload`, or beside it.',
    (Array.isArray(messages) ? messages : []).map((message) => `- ${code(message)}`).join('\n'),
  )
}

const typesPage = ({ types, exports }: Contract) =>
  page(
    'types',
    'Types',
    `The package exports ${exports.map((name) => code(`quiosc${name.slice(1)}`)).join(', ')}.`,
    ...Object.entries(types).flatMap(([name, type]) => [
      `## ${name}`,
      Array.isArray(type)
        ? type.map((alternative) => `- ${code(alternative)}`).join('\n')
        : table(
            ['member', 'type'],
            Object.entries(type).map(([key, value]) => [code(key), code(value)]),
          ) || 'No members.',
    ]),
  )

const tokensPage = ({ tokens, parts }: Contract) =>
  page(
    'tokens',
    'Tokens and parts',
    'Custom properties that a page may set; [theming](../theming.md) says what each is for, and the playground of the documentation’s site shows them.',
    tokens.map((name) => `- ${code(name)}`).join('\n'),
    '## Parts of every widget',
    parts.map((name) => `- \`::part(${name})\``).join('\n'),
  )

/** The pages that are generated from the list of the public contract. */
export const referencePages = (contract: Contract): DocPage[] =>
  [eventsPage, signalsPage, appPage, typesPage, tokensPage].map((write) => write(contract))

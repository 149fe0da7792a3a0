import { existsSync, readFileSync } from 'node:fs'
import { describeHeights, readHeights } from '#cli/check/rules/heights.ts'
import { languages } from '#lib/site/config/config.ts'
import { readSource, readSources } from '../checks/source.ts'
import type { Contract } from '../contract/Contract.ts'
import { markerSchemaName } from '../contract/markerSchemaName.ts'
import type { BackendCalls } from './backendCalls.ts'
import { dispatchedEvents } from './dispatchedEvents.ts'
import { docComments } from './docComments.ts'
import { fieldDocs, keepSources } from './fieldDocs.ts'
import { keysOf } from './keysOf.ts'
import { pictureOf, themes } from './pictureOf.ts'
import { readFilesOf } from './readFilesOf.ts'
import { readStories } from './readStories.ts'
import { tokensOf } from './tokensOf.ts'
import type { WidgetFacts } from './widgetPage.ts'

/** The summary of each widget in the README's table, by name. */
function readSummaries(readme: string): ReadonlyMap<string, string> {
  const rows = readme.matchAll(/^\| \[`([\w-]+)`\]\(\S+\) \| .* \| (.+) \|$/gm)
  return new Map([...rows].map(([, name = '', summary = '']) => [name, summary]))
}

/** A file of an example, where it has one. */
const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** The texts of a widget and its parts by id, in each language. */
function readTexts(name: string): WidgetFacts['texts'] {
  const found = new Map<string, Record<string, string>>()
  for (const lang of languages)
    for (const { text } of readSources(`widgets/${name}/**/locales/${lang}.json`))
      for (const [id, words] of Object.entries<string>(JSON.parse(text)))
        found.set(id, { ...found.get(id), [lang]: words })
  return found
}

/** The events that the widget's code dispatches. */
function eventsOf(name: string, { types }: Contract, comments: ReadonlyMap<string, string>): WidgetFacts['events'] {
  const dispatched = dispatchedEvents(readSources(`widgets/${name}/**/*.{ts,tsx}`))
  return Object.entries(types.QuioscEvents ?? {})
    .filter(([event]) => dispatched.includes(event))
    .map(([event, detail]) => ({ name: event, detail, comment: comments.get(event) ?? '' }))
}

/** The facts for the page of each widget, read from the code and its lists. @throws For a widget without a line in the README's table, or without an example. */
export function readWidgets(contract: Contract, { bySender }: BackendCalls): WidgetFacts[] {
  const [, marker = ''] = readFileSync('README.md', 'utf8').split('\n## The marker\n')
  const summaries = readSummaries(marker.split('\n## ')[0] ?? '')
  const stories = readStories(readSources('stories/*.stories.tsx'))
  const heights = readHeights(readFileSync('docs/heights.md', 'utf8'))
  const eventComments = docComments(readSource('widgets/events.ts'), 'QuioscEvents')
  const filesOf = readFilesOf()
  const read = keepSources()
  return Object.entries(contract.widgets).map(([name, widget]) => {
    const summary = summaries.get(name)
    if (!summary) throw new Error(`The README's table of widgets has no line for ${name}.`)
    const measured = heights.get(name)
    const schema = read(`widgets/${name}/${name}.schema.ts`)
    const files = filesOf(name)
    const hasOptions = Object.keys(widget.options).length > 0
    return {
      name,
      contract: widget,
      summary,
      example: readFileSync(`docs/examples/${name}.html`, 'utf8'),
      sheet: readIfThere(`docs/examples/${name}.css`),
      pictures: themes.map((theme) => pictureOf(name, theme)).filter((path) => existsSync(path)),
      fields: hasOptions ? fieldDocs(schema, markerSchemaName(name), read) : new Map(),
      events: eventsOf(name, contract, eventComments),
      calls: bySender.get(name) ?? [],
      states: stories.filter((story) => story.widget === name),
      tokens: tokensOf(files, contract.tokens),
      keys: keysOf(files),
      heights: measured && describeHeights(measured),
      texts: readTexts(name),
    }
  })
}

/** The walks of one kind on one engine. */
export interface WalkRow {
  kind: 'anywhere' | 'conversation'
  engine: 'react' | 'lite'
  /** How many, from seed 1 on. */
  seeds: number
  /** Of each. */
  steps: number
  findings: number
  /** Steps that the browser has not answered, on pages that did answer. */
  unanswered: number
}

const HEAD = '| walk | engine | seeds | steps of each | findings | steps without an answer |'

const columns = ({ kind, engine, seeds, steps, findings, unanswered }: WalkRow) =>
  [kind, engine, `1 to ${seeds}`, steps, findings, unanswered].join(' | ')

/** The section of docs/reliability.md about walks. @param document Its text now: rows of walks that have not been taken again stay. */
export function walkText(document: string, rows: readonly WalkRow[]): string {
  const lines = new Map<string, string>()
  const put = (line: string) => lines.set(line.split('|').slice(1, 3).join('|'), line)
  for (const line of document.split('\n')) if (/^\| (anywhere|conversation) \|/.test(line)) put(line)
  for (const row of rows) put(`| ${columns(row)} |`)
  return `Seeded walks of a reader through the newspaper with the built library (docs/testing.md), by \`npm run walk\`. *Anywhere* is presses, keys, navigation, faults, all personas and two tabs, and ends without uncaught errors, errors on the console, widgets that are busy for 15 s, and what axe calls critical. *Conversation* is comments and the profile whose answers take 0.1 to 3 s and overtake each other, while the reader changes in another tab; each ends in a comparison of what is shown with what a fresh load shows.

${HEAD}
|---|---|---|--:|--:|--:|
${[...lines.values()].sort().join('\n')}

An uncaught error, an error on the console and a difference count as findings each time they are another one. A step without an answer has not ended after 8 s (a wait after 16), on a page that answered at once when it was asked then, and is loaded again; one that does not hangs, which is a finding. The browser loses turns of the mouse's wheel that meet a navigation, without the library too: 2 of 500 on pages without any script that were left at that moment, and none of 1,000 keys and typed texts. On a busy machine steps are late as well.
`
}

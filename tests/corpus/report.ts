import { harmKinds } from './harms.ts'
import { payloads } from './payloads.ts'
import type { Visited } from './runCorpus.ts'
import { readSubjects, type SinkKind, sinkKinds, sinksOf } from './sinks.ts'

export const REPORT = 'docs/reliability.md'
export const HEADING = 'Hostile input'

/** The counts that the sources give by themselves: of payloads, and of places of each kind. */
async function corpusCounts(): Promise<string> {
  const { subjects } = await readSubjects()
  const sinks = sinksOf(subjects)
  const count = (kind: SinkKind) => sinks.filter((sink) => sink.kind === kind).length
  const kinds = [...new Set(payloads.map(({ kind }) => kind))]
  const ofKind = kinds.map((kind) => `${payloads.filter((payload) => payload.kind === kind).length} ${kind}`)
  return `${payloads.length} payloads (${ofKind.join(', ')}) × ${sinks.length} places (${sinkKinds
    .map((kind) => `${count(kind)} ${kind}`)
    .join(', ')}).`
}

export interface CorpusRun {
  parsed: { pairs: number; harms: readonly unknown[] }
  strict: Visited
  without: Visited
}

/** The section about hostile input, below its heading. */
export async function reportText({ parsed, strict, without }: CorpusRun): Promise<string> {
  const row = (kind: SinkKind) =>
    `| ${kind} | ${[strict, without].flatMap(({ reached, pairs }) => [reached.get(kind) ?? 0, pairs.get(kind) ?? 0]).join(' | ')} |`
  const harm = (kind: (typeof harmKinds)[number]) =>
    `| ${kind} | ${[strict, without].map(({ harms }) => harms.filter((one) => one.kind === kind).length).join(' | ')} |`
  return `${await corpusCounts()}

The places are read from the code: the schema of each call's answer, of each stored entry and cookie, of each marker's options and of the app's messages, the configuration, the page's parameters and fragments, the tabs' channels, elements of the page that take the names of the library's objects, and what is typed. A new field is among them by itself.

Each payload in each field of each schema, parsed: ${parsed.pairs} pairs, ${parsed.harms.length} that threw or changed a prototype.

On pages of the built library with all widgets, the engines in turn, ${strict.visits} visits with the strict policy and ${without.visits} without any. The profile’s panels are opened, every field is typed into and every button is pressed. The number of places that had a payload, and of pairs of a payload and a place:

| from | places, strict | pairs, strict | places, no policy | pairs, no policy |
|---|--:|--:|--:|--:|
${sinkKinds.map(row).join('\n')}

Fields of answers that no visit reached come with steps that pressing everything does not find, and are covered by the parsing alone. The addresses of the profile's two frames and of the API are the publisher's word and stay on the site: whatever host they name is asked.

What happened:

| harm | strict | no policy |
|---|--:|--:|
${harmKinds.map(harm).join('\n')}

A long text has 1 MB where it is parsed, and 20 kB on pages. Pictures may come from any host that an answer names, because publishers keep them elsewhere: those are no harm, a picture that only markup names is. Links are not followed, and count where their address would run a script. Every regular expression of the sources takes time in proportion to its text, from 4 kB to 1 MB; a test measures it.
`
}

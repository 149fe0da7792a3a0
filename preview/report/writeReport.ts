import { findState } from '../catalogue/findState.ts'
import { findMarker } from '../stage/findMarker.ts'
import type { PreviewState } from '../toolbar/PreviewStore.ts'

export interface ReportFacts {
  address: string
  /** Of the library. */
  version: string
  state: PreviewState
  /** The errors on the console. */
  faults: readonly string[]
  /** The requests and navigations that would have left the browser. */
  kept: readonly string[]
}

/** The marker's opening tag. */
const tagOf = (host: HTMLElement) => /^<[^>]*>/.exec(host.outerHTML)?.[0] ?? ''

const list = (title: string, lines: readonly string[]) => [
  `${title}: ${lines.length === 0 ? 'none' : ''}`.trim(),
  ...lines.map((line) => `  ${line.replaceAll('\n', '\n    ')}`),
]

/** Writes down all that a developer needs to see the same page, in English, which they all read. */
export function writeReport({ address, version, state, faults, kept }: ReportFacts): string {
  const { choice, shown } = state
  const found = choice.shown && findState(choice.shown.id)
  const host = found && findMarker(found.entry.widget, choice.shown?.marker ?? 0)
  return [
    'Quiosc preview',
    `address: ${address}`,
    `version: ${version}`,
    `browser: ${navigator.userAgent}`,
    `window: ${window.innerWidth} × ${window.innerHeight}`,
    `marker: ${host ? tagOf(host) : 'none'}`,
    `state: ${found ? `${choice.shown?.id} (${found.state.title})` : 'none'}`,
    `shown: ${shown.status}${shown.status === 'impossible' ? ` ${JSON.stringify(shown.obstacle)}` : ''}`,
    ...list('console faults', faults),
    ...list('kept back', kept),
  ].join('\n')
}

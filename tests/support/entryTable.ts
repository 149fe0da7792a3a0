import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import type { Channel } from '#page/app-bridge/appBridge.types.ts'
import { menuMessages } from '#widgets/profile/profile.messages.ts'
import { t as catalan } from './loadIntl.ts'

/** A line of a table of entries: the end of its message's id, what it opens, and a cell for each kind of reader. */
export interface EntryLine {
  entry: string
  opens: string
  cells: Readonly<Record<string, string>>
}

/** Reads a table that is written for people: its first line names the columns `entry`, `opens` and the kinds of reader. */
export function entryTable(text: string): readonly EntryLine[] {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const [, , ...kinds] = head
  return lines.map(([entry = '', opens = '', ...cells]) => {
    if (cells.length !== kinds.length) throw new Error(`The line of ${entry} has ${cells.length} cells.`)
    return { entry, opens, cells: Object.fromEntries(kinds.map((kind, index) => [kind, cells[index] ?? ''])) }
  })
}

/** The channel, the environment and the language for which the table is compared. */
export interface Place {
  channel: Channel
  /** Purchases cannot be tested there. */
  isProduction?: boolean
  /** In its language, Catalan by default. */
  t?: PageIntl['t']
}

function isThere(cell: string, { channel, isProduction }: Place): boolean {
  const [where, test] = cell.split(' test')
  if (test !== undefined && isProduction) return false
  if (where === 'not ios') return channel !== 'ios'
  return where === 'all' || where === 'locked' || where === channel || (where === 'app' && channel !== 'web')
}

/** An entry that a kind of reader has to find. */
export interface Entry {
  entry: string
  opens: string
  label: string
  isLocked: boolean
  /** As `readEntries` reads it. */
  shown: string
}

function roleOf(opens: string): string {
  if (opens === 'text') return 'paragraph'
  if (opens === 'group') return 'heading'
  return /^(https:|\/)/.test(opens) ? 'link' : 'button'
}

/** The entries that a kind of reader finds, in their order. */
export function entriesOf(lines: readonly EntryLine[], kind: string, place: Place): readonly Entry[] {
  const { t = catalan } = place
  return lines.flatMap(({ entry, opens, cells }) => {
    const cell = cells[kind] ?? '-'
    if (!isThere(cell, place)) return []
    const label = t({ id: `profile.${entry}` }, { number: '' }).trim()
    const isLocked = cell === 'locked'
    const role = roleOf(opens)
    const [address = '', newTab] = opens.split(' in a new tab')
    const shown = [
      role,
      label,
      isLocked && t(menuMessages.locked),
      newTab !== undefined && t(menuMessages.newWindow),
      role === 'link' && address,
    ]
    return [{ entry, opens, label, isLocked, shown: shown.filter(Boolean).join(' ') }]
  })
}

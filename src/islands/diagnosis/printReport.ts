import { writeConsole } from '#lib/writeConsole.ts'
import type { DoctorReport, MarkerReport } from './doctor.types.ts'

const ms = (time: number | undefined) => (time === undefined ? '' : `${time} ms`)
const kB = (bytes: number | undefined) => (bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`)

/** A row of the table: a marker's state and where its time went. */
const row = ({ widget, state, dueAt, loading, mounting, bytes, slowest }: MarkerReport) => ({
  widget,
  state,
  'due at': ms(dueAt),
  loading: ms(loading),
  mounting: ms(mounting),
  'own files': kB(bytes),
  'slowest file': slowest ? `${slowest.name} (${slowest.duration} ms)` : '',
})

/** Prints a report for the page's developer: a table of the markers, then each with its element and its problems. */
export function printReport({ version, problems, markers, files }: DoctorReport): void {
  const ready = markers.filter(({ state }) => state === 'ready').length
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  writeConsole(
    'group',
    `[quiosc] ${version}: ${ready} of ${markers.length} markers mounted, ${files.length} files, ${kB(total)}`,
  )
  for (const { message } of problems) writeConsole('warn', message)
  if (markers.length > 0) writeConsole('table', markers.map(row))
  for (const { element, widget, why, problems: own } of markers) {
    writeConsole('info', `${widget || '(no name)'} ${why}`, element)
    for (const { message } of own) writeConsole('warn', `${widget}: ${message}`)
  }
  writeConsole('groupEnd')
}

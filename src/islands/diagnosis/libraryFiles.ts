import type { FileReport } from './doctor.types.ts'

/** `…/chunks/poll-3k9x0a.js`, and one that was requested again past the cache. */
const CHUNK = /\/chunks\/([\w.-]+-\w+\.js)(?:\?|$)/

/** The library's files that the browser has requested, in the order of their requests. */
export function libraryFiles(): FileReport[] {
  // All entries of this type are timings of resources.
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.flatMap(({ name, startTime, duration, encodedBodySize }) => {
    const file = CHUNK.exec(name)?.[1]
    if (!file) return []
    return [{ name: file, requestedAt: Math.round(startTime), duration: Math.round(duration), bytes: encodedBodySize }]
  })
}

/** Whether a file is a widget's own: its code or its texts. */
export const isFileOf = (widget: string, { name }: FileReport): boolean => {
  const stem = name.replace(/-\w+\.js$/, '')
  return stem === widget || stem.startsWith(`${widget}.`)
}

/** The file that took longest of those that were requested while a widget was loading. */
export function slowestFile(files: readonly FileReport[], from: number, to: number): FileReport | undefined {
  const waited = files.filter(({ requestedAt, duration }) => requestedAt >= from && requestedAt + duration <= to + 1)
  return waited.sort((a, b) => b.duration - a.duration)[0]
}

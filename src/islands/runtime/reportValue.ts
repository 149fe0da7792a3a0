import { reportLine } from '#lib/schema/issues/describeIssue.ts'
import type { ValueError } from '#lib/schema/issues/ValueError.ts'
import { writeConsole } from '#lib/writeConsole.ts'

/**
 * Reports a wrong value on the console in words. In a chunk of its own, because no reader needs it.
 *
 * @param reported The texts that were printed on this page; none is printed twice.
 */
export function reportValue(error: ValueError, source: string, reported: Set<string>): void {
  const line = `[quiosc] ${source}: ${reportLine(error)}`
  if (!reported.has(line)) writeConsole('error', line)
  reported.add(line)
}

import { reportLine } from '#lib/schema/describeIssue.ts'
import type { ValueError } from '#lib/schema/ValueError.ts'

/**
 * Reports a wrong value on the console in words. In a chunk of its own, because no reader needs it.
 *
 * @param reported What has been said on this page; it is not said again.
 */
export function reportValue(error: ValueError, source: string, reported: Set<string>): void {
  const line = `[quiosc] ${source}: ${reportLine(error)}`
  // biome-ignore lint/suspicious/noConsole: outside production developers need to see what is left out
  if (!reported.has(line)) console.error(line)
  reported.add(line)
}

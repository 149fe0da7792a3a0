import { check } from '#lib/schema/parseJson.ts'
import { newestPath } from '../live.api.ts'
import { LiveMarkerSchema } from '../live.schema.ts'

/**
 * The path of the first request, for a server: it depends on the kind.
 *
 * @param options The marker's attributes. What only its JSON block says makes another path: then the marker stays as it is.
 * @returns Undefined for options that are wrong.
 */
export function firstLivePath(options: Readonly<Record<string, string>>): string | undefined {
  const read = check(options, LiveMarkerSchema)
  return read.ok ? newestPath(read.value) : undefined
}

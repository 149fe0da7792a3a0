import { dayOf } from '#kit/dates/day.ts'
import { isId } from '#lib/isId.ts'
import { check } from '#lib/schema/parseJson.ts'
import { archivePath } from '../archive.api.ts'
import { ArchiveMarkerSchema } from '../archive.schema.ts'
import { parseRoute } from './parseRoute.ts'

/**
 * The path of the first request, for a server, which reads the filters in the page's address as the widget does. It asks for identifiers alone: what else an
 * address may have is left to the browser.
 *
 * @param options The marker's.
 * @param url The page's address.
 * @returns Undefined for an address that is not a route of the archive.
 */
export function firstArchivePath({ basePath }: Readonly<Record<string, string>>, url: string): string | undefined {
  const base = check(basePath, ArchiveMarkerSchema.entries.basePath)
  const route = base.ok ? parseRoute(base.value, new URL(url), dayOf(new Date())) : undefined
  const isKnown = route && [route.edition, route.publication].every((value) => value === undefined || isId(value))
  return isKnown ? archivePath(route) : undefined
}

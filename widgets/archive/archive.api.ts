import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type Archive, ArchiveSchema } from './archive.schema.ts'
import type { Route } from './route/route.ts'

export interface ArchiveApi {
  fetchIssues(route: Route, signal: AbortSignal): Promise<Result<Archive, ApiFailure>>
}

const CALL = 'archive/publications'

const queryOf = ({ edition, publication, date, order, listPage }: Route) => ({
  edition,
  publication,
  date,
  order,
  page: listPage,
})

/** Of the request for a route's papers, with its query. */
export function archivePath(route: Route): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(queryOf(route))) if (value !== undefined) query.set(name, String(value))
  return `${CALL}?${query}`
}

/** GET /archive/publications (content-features §7); filters set to 'all' are left out. */
export const createArchiveApi = (client: ApiClient): ArchiveApi => ({
  fetchIssues: (route, signal) => client.get(CALL, ArchiveSchema, { query: queryOf(route), signal }),
})

import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type Archive, ArchiveSchema } from './archive.schema.ts'
import type { Route } from './route/route.ts'

export interface ArchiveApi {
  fetchIssues(route: Route, signal: AbortSignal): Promise<Result<Archive, ApiFailure>>
}

/** GET /archive/publications (content-features §7); filters set to 'all' are left out. */
export const createArchiveApi = (client: ApiClient): ArchiveApi => ({
  fetchIssues({ edition, publication, date, order, page }, signal) {
    return client.get('archive/publications', ArchiveSchema, {
      query: { edition, publication, date, order, page },
      signal,
    })
  },
})

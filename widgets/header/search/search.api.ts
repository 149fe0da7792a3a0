import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { MAX_RESULTS, type Suggestion, SuggestionsSchema } from './search.schema.ts'

export interface SearchApi {
  suggest(text: string, signal: AbortSignal): Promise<Result<readonly Suggestion[], ApiFailure>>
}

/** @param source A path below the API's base, which the publisher sets. Without the token: the answer is the same for everybody. */
export const createSearchApi = (client: Pick<ApiClient, 'get'>, source: string): SearchApi => ({
  suggest: (text, signal) =>
    client.get(source, SuggestionsSchema, { query: { text, limit: MAX_RESULTS }, auth: 'none', signal }),
})

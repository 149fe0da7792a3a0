import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { LatestNewsSchema, type NewsMessage } from './bottom-bar.schema.ts'

export interface LatestNewsApi {
  /** The messages since `last`, the newest first; without it the newest of all. */
  since(last: string | undefined): Promise<Result<readonly NewsMessage[], ApiFailure>>
}

/**
 * The “mateix” feed (content-features §7). Without the token, and with the same address until something has come: so the browser keeps the answer and asks
 * with its ETag, and caches on the way may answer for the backend.
 *
 * @param path Below apiBase.
 */
export const createLatestNewsApi = (
  client: Pick<ApiClient, 'get'>,
  path: string,
  signal: AbortSignal,
): LatestNewsApi => ({
  async since(last) {
    const query = { messageId: last, publishedDateOrder: 'DESC' }
    const answer = await client.get(path, LatestNewsSchema, { query, auth: 'none', signal })
    return answer.ok ? { ok: true, value: answer.value.messages } : answer
  },
})

import * as v from 'valibot'
import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'

export interface ChangePasswordApi {
  /** The answer is not specified, so it is ignored. */
  change(linkToken: string, password: string): Promise<Result<unknown, ApiFailure>>
}

/**
 * POST /user/change-password (reader-account §7), without credentials: the link may be for another account than the session's, so a refusal does not concern
 * the session.
 */
export const createChangePasswordApi = (client: ApiClient): ChangePasswordApi => ({
  change: (linkToken, password) =>
    client.post('user/change-password', v.unknown(), { body: { token: linkToken, password }, auth: 'none' }),
})

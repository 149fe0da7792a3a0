import * as v from 'valibot'
import type { ApiClient } from '../../src/api/apiClient.ts'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'

export interface ChangePasswordApi {
  /** What it answers is not specified, so nothing is read from it. */
  change(token: string, password: string): Promise<Result<unknown, ApiFailure>>
}

/** POST /user/change-password (reader-account §7). */
export const createChangePasswordApi = (client: ApiClient): ChangePasswordApi => ({
  change: (token, password) => client.post('user/change-password', v.unknown(), { body: { token, password } }),
})

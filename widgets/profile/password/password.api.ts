import * as v from 'valibot'
import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Passwords } from './password.schema.ts'

export interface PasswordApi {
  change(passwords: Passwords): Promise<Result<unknown, ApiFailure>>
}

/** reader-account §7. The answer is not specified, so it is not read. No signal: what a reader has submitted is sent even if the panel is closed. */
export const createPasswordApi = (client: Pick<ApiClient, 'post'>): PasswordApi => ({
  change: (passwords) => client.post('user/new-password', v.unknown(), { body: passwords }),
})

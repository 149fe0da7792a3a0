import * as v from 'valibot'
import type { ApiClient } from '../../src/api/apiClient.ts'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'

export interface PageShellApi {
  /** Takes no signal: a mail that was asked for is sent, whatever becomes of the page. */
  resendValidationMail(userId: string): Promise<Result<unknown, ApiFailure>>
}

/** Ids are text here; the backend's are numbers (reader-account §3, "Blocked-account response"), and go back as such. */
const asSent = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/** reader-account §7, "User"; what the call answers is not specified, so nothing is read from it. */
export const createPageShellApi = (client: Pick<ApiClient, 'post'>): PageShellApi => ({
  resendValidationMail: (userId) =>
    client.post('user/resend-validation-mail', v.unknown(), { body: { userId: asSent(userId) } }),
})

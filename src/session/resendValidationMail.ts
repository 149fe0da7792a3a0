import * as v from 'valibot'
import type { ApiClient } from '../api/apiClient.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import type { Result } from '../lib/result.ts'

/** Ids are text here; the backend's are numbers (reader-account §3, "Blocked-account response"), and are sent as numbers. */
const asSent = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/**
 * POST /user/resend-validation-mail (reader-account §7). The answer is not specified, so it is not read. No signal: a mail that
 * was requested is sent even if the page unmounts.
 */
export const resendValidationMail = (
  client: Pick<ApiClient, 'post'>,
  userId: string,
): Promise<Result<unknown, ApiFailure>> =>
  client.post('user/resend-validation-mail', v.unknown(), { body: { userId: asSent(userId) } })

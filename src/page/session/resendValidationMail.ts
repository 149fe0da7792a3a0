import * as v from 'valibot'
import type { Result } from '#lib/result.ts'
import type { ApiClient } from '../api/apiClient.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import { asSentId } from './asSentId.ts'

/**
 * POST /user/resend-validation-mail (reader-account §7). The answer is not specified, so it is not read. No signal: a mail that
 * was requested is sent even if the page unmounts.
 */
export const resendValidationMail = (
  client: Pick<ApiClient, 'post'>,
  userId: string,
): Promise<Result<unknown, ApiFailure>> =>
  client.post('user/resend-validation-mail', v.unknown(), { body: { userId: asSentId(userId) } })

import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type ChangedUser, ChangedUserSchema } from '#page/session/changedUser.schema.ts'
import { resendValidationMail } from '#page/session/resendValidationMail.ts'
import type { WelcomeFields } from './welcome.schema.ts'

export interface WelcomeApi {
  /** Returns what the answer says of the user. */
  save(fields: WelcomeFields): Promise<Result<ChangedUser, ApiFailure>>
  resendMail(userId: string): Promise<Result<unknown, ApiFailure>>
}

/** reader-account §7, "User". Neither call takes a signal: what a reader has submitted is sent even if the page is left. */
export const createWelcomeApi = (client: ApiClient): WelcomeApi => ({
  save: (fields) => client.patch('user/profile', ChangedUserSchema, { body: fields }),
  resendMail: (userId) => resendValidationMail(client, userId),
})

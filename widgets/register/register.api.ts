import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type SignInAnswer, SignInAnswerSchema } from '#page/library/sign-in/signIn.schema.ts'
import type { Registration } from './register.schema.ts'

export interface RegisterApi {
  /** Also fails on a 200 whose body reports an error (reader-account §8), which the client detects. */
  register(registration: Registration): Promise<Result<SignInAnswer, ApiFailure>>
}

/** reader-account §7, "User". */
export const createRegisterApi = (client: ApiClient): RegisterApi => ({
  register: (registration) => client.post('user/register', SignInAnswerSchema, { body: registration }),
})

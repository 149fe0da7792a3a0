import type { ApiClient } from '../../src/api/apiClient.ts'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import type { SignInAnswer } from '../../src/library/signIn.schema.ts'
import { SignInAnswerSchema } from '../../src/library/signIn.schema.ts'
import type { Registration } from './register.schema.ts'

export interface RegisterApi {
  /** Also fails on a 200 whose body reports an error (reader-account §8), which the client detects. */
  register(registration: Registration): Promise<Result<SignInAnswer, ApiFailure>>
}

/** reader-account §7, "User". */
export const createRegisterApi = (client: ApiClient): RegisterApi => ({
  register: (registration) => client.post('user/register', SignInAnswerSchema, { body: registration }),
})

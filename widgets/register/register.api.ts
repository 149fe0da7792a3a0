import type { ApiClient } from '../../src/api/apiClient.ts'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import type { SignInAnswer } from '../../src/library/signIn.schema.ts'
import { SignInAnswerSchema } from '../../src/library/signIn.schema.ts'
import type { Registration } from './register.schema.ts'

export interface RegisterApi {
  /** Fails too where the answer says in its body that it is none (reader-account §8): the client reads that. */
  register(registration: Registration): Promise<Result<SignInAnswer, ApiFailure>>
}

/** reader-account §7, "User". */
export const createRegisterApi = (client: ApiClient): RegisterApi => ({
  register: (registration) => client.post('user/register', SignInAnswerSchema, { body: registration }),
})

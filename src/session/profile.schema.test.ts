import type { InferOutput } from 'valibot'
import { expectTypeOf, it } from 'vitest'
import type { CurrentUser } from './currentUser.types.ts'
import type { CurrentUserSchema } from './profile.schema.ts'

it('gives the reader as publishers’ scripts are told of one', () => {
  expectTypeOf<InferOutput<typeof CurrentUserSchema>>().toEqualTypeOf<CurrentUser>()
})

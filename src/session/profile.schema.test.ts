import type { InferOutput } from 'valibot'
import { expectTypeOf, it } from 'vitest'
import type { CurrentUser } from './currentUser.types.ts'
import type { CurrentUserSchema } from './profile.schema.ts'

it('outputs the type that is public to publishers’ scripts', () => {
  expectTypeOf<InferOutput<typeof CurrentUserSchema>>().toEqualTypeOf<CurrentUser>()
})

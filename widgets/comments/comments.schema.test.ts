import type { InferOutput } from 'valibot'
import { expectTypeOf, it } from 'vitest'
import type { CommentSchema } from './comments.schema.ts'
import type { Comment } from './comments.types.ts'

it('gives a comment as publishers’ scripts are told of it', () => {
  expectTypeOf<InferOutput<typeof CommentSchema>>().toEqualTypeOf<Comment>()
})

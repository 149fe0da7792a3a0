import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { schemaData } from '#lib/schema/schemaData.ts'
import type { CurrentUser, NewsletterPreferences, NotificationPreferences } from './currentUser.types.ts'
import { oneNameEach, UserFieldsSchema } from './profile.schema.ts'

/** The fields of a user that an answer has. A set of switches may have some of them. */
export interface ChangedUser extends Partial<Omit<CurrentUser, 'newsletters' | 'notifications'>> {
  id: string
  newsletters?: Partial<NewsletterPreferences> | null
  notifications?: Partial<NotificationPreferences> | null
}

/** The same field without what stands for it where it is missing. */
function asSent(schema: v.GenericSchema): v.GenericSchema {
  const { wrapped, entries } = schemaData(schema)
  // Of the user's fields all that wrap another schema are `nullish`.
  if (wrapped) return v.nullish(asSent(wrapped))
  if (!entries) return schema
  return object(Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, asSent(field)])))
}

const FieldsSchema = v.pipe(
  asSent(UserFieldsSchema),
  // Some of the user's fields, as `ChangedUser` says.
  v.transform((fields): ChangedUser => oneNameEach(fields as v.InferOutput<typeof UserFieldsSchema>)),
)

/** The user in the answer to a change, bare or in `user` (reader-account §7): a field that it does not have says nothing. */
export const ChangedUserSchema = v.union([
  v.pipe(
    object({ user: FieldsSchema }),
    v.transform(({ user }) => user),
  ),
  FieldsSchema,
])

import * as v from 'valibot'
import { ChangedPasswordField, CurrentPasswordField } from '#kit/validation/accountFields.ts'
import { confirmed } from '#kit/validation/fieldRules.ts'
import { problem } from '#kit/validation/problem.ts'
import { required } from '#kit/validation/textRules.ts'
import { object } from '#lib/schema/object.ts'

const differ = problem('passwordsDiffer')

/** The fields are named as they are sent (reader-account §5 and §7). */
export const PasswordsForm = v.pipe(
  object({
    old_password: CurrentPasswordField,
    new_password: ChangedPasswordField,
    confirm_password: v.pipe(v.string(), required(differ)),
  }),
  confirmed<{ old_password: string; new_password: string; confirm_password: string }>(
    'confirm_password',
    'new_password',
    differ,
  ),
)

export type Passwords = v.InferOutput<typeof PasswordsForm>

export const passwordFields = ['old_password', 'new_password', 'confirm_password'] as const

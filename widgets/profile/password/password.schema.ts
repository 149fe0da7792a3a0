import * as v from 'valibot'
import { ChangedPasswordField, CurrentPasswordField } from '../../../src/kit/validation/accountFields.ts'
import { confirmed } from '../../../src/kit/validation/fieldRules.ts'
import { problem } from '../../../src/kit/validation/problem.ts'
import { required } from '../../../src/kit/validation/textRules.ts'
import { object } from '../../../src/lib/object.ts'

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

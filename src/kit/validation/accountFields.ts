import * as v from 'valibot'
import { NAME_LENGTH, PASSWORD_LENGTH } from '#lib/site/limits.ts'
import { normalizeEmail, normalizeName, normalizePhone, normalizePostalCode } from './normalize.ts'
import { problem } from './problem.ts'
import { email, max, min, password, regex, required } from './textRules.ts'

/** The fields of the account forms (reader-account §5), each with its specific messages. */

export const EmailField = v.pipe(
  v.string(),
  v.transform(normalizeEmail),
  required(problem('emailRequired')),
  email(problem('emailInvalid')),
)

/** For signing in: the password may be older than the rules. */
export const CurrentPasswordField = v.pipe(v.string(), v.minLength(1, problem('passwordRequired')))

/** For registering: the general password rule. */
export const NewPasswordField = v.pipe(
  v.string(),
  v.minLength(1, problem('passwordRequired')),
  password(PASSWORD_LENGTH),
)

/** For changing a password: only a minimum length. */
export const ChangedPasswordField = v.pipe(
  v.string(),
  v.minLength(1, problem('passwordRequired')),
  min(PASSWORD_LENGTH, problem('passwordShort', { length: PASSWORD_LENGTH })),
)

/** Digits, white space, Latin letters with their accents, and the symbols that the spec lists. */
const NAME = /^[\d\s\p{Script=Latin}ºª·’,&_/()'.-]*$/u

const nameField = (messages: { required: string; invalid: string; long: string }) =>
  v.pipe(
    v.string(),
    v.transform(normalizeName),
    required(messages.required),
    regex(NAME, messages.invalid),
    max(NAME_LENGTH, messages.long),
  )

export const NameField = nameField({
  required: problem('nameRequired'),
  invalid: problem('nameInvalid'),
  long: problem('nameLong', { length: NAME_LENGTH }),
})

export const SurnameField = nameField({
  required: problem('surnameRequired'),
  invalid: problem('surnameInvalid'),
  long: problem('surnameLong', { length: NAME_LENGTH }),
})

const PHONE = /^\d{6,12}$/

/** Optional. */
export const PhoneField = v.pipe(
  v.string(),
  v.transform((text) => normalizePhone(text) || text.trim()),
  regex(PHONE, problem('phoneInvalid')),
)

/** Optional. Formats of many countries: 08001, AD500, SW1A 1AA. */
export const PostalCodeField = v.pipe(
  v.string(),
  v.transform(normalizePostalCode),
  regex(/^[a-z\d][a-z\d -]{1,8}[a-z\d]$/i, problem('postalCodeInvalid')),
)

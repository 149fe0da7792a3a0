import * as v from 'valibot'
import { NAME_LENGTH, PASSWORD_LENGTH } from '../site/limits.ts'
import { problem } from './problem.ts'
import { email, max, min, password, regex, required } from './textRules.ts'

/** The fields of the account's forms (reader-account §5), each with the messages that are its own. */

export const EmailField = v.pipe(
  v.string(),
  v.trim(),
  required(problem('emailRequired')),
  email(problem('emailInvalid')),
)

/** To sign in: the password may be older than the rules. */
export const CurrentPasswordField = v.pipe(v.string(), v.minLength(1, problem('passwordRequired')))

/** To register: what is global for passwords. */
export const NewPasswordField = v.pipe(
  v.string(),
  v.minLength(1, problem('passwordRequired')),
  password(PASSWORD_LENGTH),
)

/** To change one: any combination of so many characters. */
export const ChangedPasswordField = v.pipe(
  v.string(),
  v.minLength(1, problem('passwordRequired')),
  min(PASSWORD_LENGTH, problem('passwordShort', { length: PASSWORD_LENGTH })),
)

/** Digits, white space, Latin letters with their accents, and the symbols that the spec lists. */
const NAME = /^[\d\s\p{Script=Latin}ºª·’,&_/()'.-]*$/u

const nameField = (said: { required: string; invalid: string; long: string }) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.normalize('NFC'),
    required(said.required),
    regex(NAME, said.invalid),
    max(NAME_LENGTH, said.long),
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

/** May be empty; whoever writes it with spaces means the same number. */
export const PhoneField = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s.-]/g, '')),
  regex(/^\d{6,12}$/, problem('phoneInvalid')),
)

/** May be empty. Readers live in many countries: 08001, AD500, SW1A 1AA. */
export const PostalCodeField = v.pipe(
  v.string(),
  v.trim(),
  regex(/^[a-z\d][a-z\d -]{1,8}[a-z\d]$/i, problem('postalCodeInvalid')),
)

/** The problems that a field can have: the generic rules of reader-account §5, and problems specific to one field. */
export type ProblemName =
  | RuleName
  | 'emailRequired'
  | 'emailInvalid'
  | 'emailInUse'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordsDiffer'
  | 'nameRequired'
  | 'nameInvalid'
  | 'nameLong'
  | 'surnameRequired'
  | 'surnameInvalid'
  | 'surnameLong'
  | 'wholeNameRequired'
  | 'messageRequired'
  | 'dateInvalid'
  | 'phoneInvalid'
  | 'postalCodeInvalid'
  | 'fieldInvalid'

/** The names of reader-account §5. */
export type RuleName =
  | 'required'
  | 'email'
  | 'min'
  | 'max'
  | 'confirmed'
  | 'regex'
  | 'size'
  | 'password'
  | 'alpha'
  | 'alpha_num'
  | 'alpha_dash'
  | 'alpha_spaces'
  | 'between'
  | 'digits'
  | 'dimensions'
  | 'excluded'
  | 'ext'
  | 'image'
  | 'max_value'
  | 'min_value'
  | 'mimes'
  | 'numeric'
  | 'oneOf'
  | 'required_if'

export type Limits = Record<string, string | number>

/**
 * Encodes a problem's name and the limits in its text as one string, because forms store errors as strings. The view translates it: see
 * `problemText`.
 */
export const problem = (name: ProblemName, limits?: Limits): string =>
  limits ? `${name}?${new URLSearchParams(Object.entries(limits).map(([key, value]) => [key, String(value)]))}` : name

/** What can be wrong with a field, by name: the generic rules of reader-account §5, and the messages that some fields have of their own. */
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
  | 'dateInvalid'
  | 'phoneInvalid'
  | 'postalCodeInvalid'
  | 'fieldInvalid'

/** As reader-account §5 calls them. */
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
 * What a schema says of a value: the problem's name and the limits that its text names, as one word, because forms keep errors as text. In which
 * language it is shown is the view's affair: see `problemText`.
 */
export const problem = (name: ProblemName, limits?: Limits): string =>
  limits ? `${name}?${new URLSearchParams(Object.entries(limits).map(([key, value]) => [key, String(value)]))}` : name

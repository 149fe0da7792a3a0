import { confirmed, requiredIf } from './fieldRules.ts'
import { dimensions, ext, image, mimes, size } from './fileRules.ts'
import type { RuleName } from './problem.ts'
import {
  alpha,
  alphaDash,
  alphaNum,
  alphaSpaces,
  digits,
  email,
  max,
  min,
  password,
  regex,
  required,
} from './textRules.ts'
import { between, excluded, maxValue, minValue, numeric, oneOf } from './valueRules.ts'

/** Every generic rule by its name in reader-account §5, for forms described as data. Other forms import only the rules they need. */
export const ruleNames = {
  required,
  email,
  min,
  max,
  confirmed,
  regex,
  size,
  password,
  alpha,
  alpha_num: alphaNum,
  alpha_dash: alphaDash,
  alpha_spaces: alphaSpaces,
  between,
  digits,
  dimensions,
  excluded,
  ext,
  image,
  max_value: maxValue,
  min_value: minValue,
  mimes,
  numeric,
  oneOf,
  required_if: requiredIf,
} satisfies Record<RuleName, unknown>

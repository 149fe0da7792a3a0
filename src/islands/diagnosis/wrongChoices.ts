import { toLanguage } from '#lib/site/config/toLanguage.ts'
import { isCondition } from '../loader/condition.ts'
import type { Fault } from '../loader/fault.types.ts'
import type { MarkerProblem } from './faultProblems.ts'

/** A marker's own condition and language, where these are none: the default counts in their place. */
export function wrongChoices({ load, lang }: DOMStringMap): Fault[] {
  const faults: Fault[] = []
  if (load && !isCondition(load)) faults.push({ kind: 'choice', attribute: 'load', value: load })
  if (lang && !toLanguage(lang)) faults.push({ kind: 'choice', attribute: 'lang', value: lang })
  return faults
}

/** A marker's own level of its headings, where it is none. */
export const wrongHeading = (heading: string | undefined): MarkerProblem[] =>
  heading === undefined || /^[1-6]$/.test(heading)
    ? []
    : [
        {
          id: 'wrong-option',
          attribute: 'data-heading',
          message: `data-heading: "${heading}" must be a level from 1 to 6`,
        },
      ]

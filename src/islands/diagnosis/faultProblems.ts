import { optionKey } from '#lib/attributeNames.ts'
import { describeIssue } from '#lib/schema/issues/describeIssue.ts'
import { languages } from '#lib/site/config/config.ts'
import type { WrongOption } from '../island/wrongOption.ts'
import { conditions } from '../loader/condition.ts'
import type { Fault, OptionIssue } from '../loader/fault.types.ts'
import { didYouMean } from './didYouMean.ts'
import type { ProblemId } from './problems.ts'
import { shadowElementNames } from './shadowElements.ts'

/** One problem of a marker, in words for its template's author. */
export interface MarkerProblem {
  id: ProblemId
  /** As in a template; absent when it is about the marker as a whole. */
  attribute?: string
  message: string
}

/** The values of attributes that the library itself reads. */
const choices = { load: conditions, lang: languages }

/** Adds the nearest of the values that a problem lists, where it lists any. */
function withSuggestion(problem: string): string {
  const [, listed = '', typed] = /expected (.*), got "(.*)"$/.exec(problem) ?? []
  const values = [...listed.matchAll(/"([^"]+)"/g)].map(([, value = '']) => value)
  const suggestion = typed ? didYouMean(typed, values) : ''
  return suggestion ? `${problem}.${suggestion}` : problem
}

/** A schema's issue in words. */
function inWords(option: OptionIssue | WrongOption): OptionIssue {
  if (!('issue' in option)) return option
  const { path, problem } = describeIssue(option.issue)
  return { attribute: path, problem }
}

const ofIssue = (option: OptionIssue): MarkerProblem => {
  const { attribute, problem } = inWords(option)
  // A text is no list, whatever is in it.
  if (/^data-/.test(attribute) && /^expected an? (?:list|object)\b/.test(problem)) {
    const message = `${attribute}: is read from the JSON block alone, where it is "${optionKey(attribute)}"`
    return { id: 'wrong-option', attribute, message }
  }
  const isBlock = attribute === 'application/json'
  const id = isBlock ? 'broken-block' : problem === 'is required' ? 'missing-option' : 'wrong-option'
  return { id, attribute, message: `${attribute}: ${withSuggestion(problem)}` }
}

/**
 * The problems of a template behind a fault; none where its author has made no mistake. The command line says the same of files as the console of a page.
 *
 * @param names Of all widgets.
 * @param tag Of the marker's element, in lower case.
 */
export function faultProblems(fault: Fault, names: readonly string[], tag: string): MarkerProblem[] {
  switch (fault.kind) {
    case 'unknown': {
      const message = `data-widget: unknown widget "${fault.name}".${didYouMean(fault.name, names)}`
      return [{ id: 'unknown-widget', attribute: 'data-widget', message }]
    }
    case 'options':
      return fault.issues.map(ofIssue)
    case 'choice': {
      const attribute = `data-${fault.attribute}`
      const values: readonly string[] = choices[fault.attribute]
      const message = `${attribute}: "${fault.value}" must be one of ${values.join(', ')}.${didYouMean(fault.value, values)}`
      return [{ id: 'wrong-option', attribute, message }]
    }
    case 'element': {
      const message = `<${tag}> cannot have a shadow root. Use one of ${shadowElementNames}, or a custom element`
      return [{ id: 'no-shadow-root', message }]
    }
    case 'load':
    case 'crash':
      return []
  }
}

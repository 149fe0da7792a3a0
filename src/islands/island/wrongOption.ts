import { attributeName } from '#lib/attributeNames.ts'
import type { Issue } from '#lib/schema/reading.ts'
import type { OptionIssue } from '../loader/fault.types.ts'

/** `describeIssue` says more of it than the schema's own words in `problem`. */
export interface WrongOption extends OptionIssue {
  issue: Issue
}

/**
 * A fault that a widget's schema has found in an option, at the place where templates have it: an attribute is at `data-layout`, what is in the JSON block at its path
 * there.
 *
 * @param attributes The options that the marker has as attributes.
 */
export function wrongOption(found: Issue, attributes: object): WrongOption {
  const [option, ...within] = found.path ?? []
  const key = String(option?.key)
  const isMissing = found.input === undefined && within.length === 0
  const attribute = isMissing || Object.hasOwn(attributes, key) ? attributeName(key) : key
  // Only the name of the key is another.
  const issue: Issue = option ? { ...found, path: [{ ...option, key: attribute } as typeof option, ...within] } : found
  return { attribute, problem: isMissing ? 'is required' : found.message, issue }
}

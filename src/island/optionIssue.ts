import type { BaseIssue } from 'valibot'
import type { OptionIssue } from '../loader/fault.types.ts'

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What a widget's schema says of an option, in the words of templates. */
export const optionIssue = ({ path, received, message }: BaseIssue<unknown>): OptionIssue => ({
  attribute: `data-${kebab(String(path?.[0]?.key ?? ''))}`,
  problem: received === 'undefined' ? 'is required' : message,
})

/**
 * The characters that stand in a masked template for each character of a placeholder: no HTML may contain them, so that they cannot be the page's own.
 */
export const marks = {
  /** Something that is printed: `{{ title }}`. */
  output: '\uFDD0',
  /** Something that decides or repeats, and prints nothing itself: `{% if reader %}`. */
  control: '\uFDD1',
  /** Nothing. */
  comment: '\uFDD2',
} as const

export type MarkKind = keyof typeof marks

/** Whether the template decides what stands here: nobody can know it before the page is rendered. */
export const isUnknown = (text: string): boolean => /[\uFDD0\uFDD1]/.test(text)

/** Whether something is printed here. */
export const hasOutput = (text: string): boolean => text.includes(marks.output)

/** Whether a name is put together of parts under conditions: `data-{% if a %}id{% else %}kind{% endif %}`. */
export const isBranchedName = (name: string): boolean => /[^\uFDD0-\uFDD2]\uFDD1+[^\uFDD0-\uFDD2]/.test(name)

export const withoutMarks = (text: string): string => text.replace(/[\uFDD0-\uFDD2]/g, '')

export const withoutComments = (text: string): string => text.replaceAll(marks.comment, '')

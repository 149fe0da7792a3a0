import type { Dialect } from '../mask/dialects.ts'
import { marks } from '../mask/marks.ts'
import { maskTemplate } from '../mask/maskTemplate.ts'

/** The text that a placeholder prints: the address of a script that it names, or else what may be an id. */
const printedBy = (placeholder: string) => /[\w./-]*quiosc\/[\w./-]+\.js/.exec(placeholder)?.[0] ?? '1'

/** A page that a template may become: conditions are true, and loops run once. */
export function renderTemplate(template: string, dialect: Dialect): string {
  const masked = maskTemplate(template, dialect)
  const tokens = new RegExp(`"(?:[^"\\\\\n]|\\\\.)*"|=?${marks.output}+|[${marks.control}${marks.comment}]+`, 'g')
  const placeholder = new RegExp(`(${marks.output}+)|[${marks.control}${marks.comment}]+`, 'g')
  const printIn = (text: string, offset: number) =>
    text.replace(placeholder, (found, output: string | undefined, at: number) =>
      output ? printedBy(template.slice(offset + at, offset + at + found.length)) : '',
    )
  return masked.replace(tokens, (found, offset: number) =>
    // A value in JSON, unless it is an attribute's without quotes.
    found.startsWith(marks.output) ? `"${printIn(found, offset)}"` : printIn(found, offset),
  )
}

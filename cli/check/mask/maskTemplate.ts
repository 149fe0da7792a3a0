import { type Dialect, dialects, type Placeholder } from './dialects.ts'
import { marks } from './marks.ts'

/**
 * A template as the HTML around its placeholders, each of them replaced by marks of the same length: so every place in the result is the same place in
 * the file, and what the template decides can be told from what its author has written.
 */
export function maskTemplate(text: string, dialect: Dialect): string {
  const placeholders: readonly Placeholder[] = dialects[dialect]
  // A page that has marks of its own would pretend that a template decides.
  const own = text.replace(/[\uFDD0-\uFDD2]/g, '\uFFFD')
  if (placeholders.length === 0) return own
  const any = new RegExp(placeholders.map(({ pattern }) => `(${pattern})`).join('|'), 'g')
  const masked = own.replace(any, (found, ...groups) => {
    const placeholder = placeholders[groups.slice(0, placeholders.length).findIndex((group) => group !== undefined)]
    const { kind = 'output' } = placeholder ?? {}
    return marks[typeof kind === 'function' ? kind(found) : kind].repeat(found.length)
  })
  // A tag whose name is printed, or stands under a condition, is still a tag.
  return masked.replace(/(<\/?)(?:\uFDD0|\uFDD1(?=\uFDD1*[A-Za-z\uFDD0]))/g, '$1x')
}

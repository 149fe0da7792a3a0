import type { Option } from '../contract/describeOptions.ts'
import type { FieldDocs } from './fieldDocs.ts'

/** The options without a doc comment, and the fields within them, by their paths: `cards.authors.name`. */
export function undescribed(options: Record<string, Option>, docs: FieldDocs, path = ''): string[] {
  return Object.entries(options).flatMap(([name, { options: fields, alternatives }]) => {
    const doc = docs.get(name)
    const shapes = fields ? [fields] : (alternatives ?? [])
    return [
      ...(doc?.comment ? [] : [`${path}${name}`]),
      ...shapes.flatMap((shape, index) => undescribed(shape, doc?.shapes[index] ?? new Map(), `${path}${name}.`)),
    ]
  })
}

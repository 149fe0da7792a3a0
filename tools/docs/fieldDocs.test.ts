import { expect, it } from 'vitest'
import { type FieldDocs, fieldDocs } from './fieldDocs.ts'

const files: Record<string, string> = {
  'widgets/x/x.schema.ts': `
import * as v from 'valibot'
import { LinkSchema as Link } from '../../src/link.schema.ts'
const shared = {
  /** For all. */
  more: v.nullish(Link),
}
const Figure = v.pipe(
  object({
    /** What it
     * is. */
    type: v.picklist(['a']),
    name: Text,
  }),
  v.check(({ name }) => Boolean({ name }), 'has no name'),
)
export const XMarkerSchema = object({
  ...shared,
  /** In order. */
  cards: v.optional(list(v.union([Figure, Link])), []),
  // not this
  title: Text,
})`,
  'src/link.schema.ts': `
export const LinkSchema = object({
  /** The address to which it leads. */
  href: Text,
})`,
}

const read = (path: string) => ({ path, text: files[path] ?? '' })

/** As plain objects, which a test can compare. */
const plain = (docs: FieldDocs): unknown =>
  Object.fromEntries([...docs].map(([name, { comment, shapes }]) => [name, { comment, shapes: shapes.map(plain) }]))

const link = { href: { comment: 'The address to which it leads.', shapes: [] } }

it('fieldDocs reads the comments of fields at any depth, of each shape, and from other files', () => {
  expect(plain(fieldDocs(read('widgets/x/x.schema.ts'), 'XMarkerSchema', read))).toEqual({
    more: { comment: 'For all.', shapes: [link] },
    cards: {
      comment: 'In order.',
      shapes: [{ type: { comment: 'What it is.', shapes: [] }, name: { comment: undefined, shapes: [] } }, link],
    },
    title: { comment: undefined, shapes: [] },
  })
  expect(() => fieldDocs(read('src/link.schema.ts'), 'Gone', read)).toThrow('declares no Gone')
})

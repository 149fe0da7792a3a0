import { expect, it } from 'vitest'
import { docComments } from './docComments.ts'

const text = `
interface Events {
  /** A vote was
   * counted. */
  'quiosc:poll-voted': { id: string }
  'quiosc:ready': { widget: string }
}
/** The whole. */
export const MarkerSchema = v.pipe(v.object({
  /** Of the article. */
  contentId: Id, // not this
  title: Text,
  ...shared,
}))
const shared = {
  /** For all. */
  link: Text,
}
`

it('reads what is written right before a member, of types and of schemas', () => {
  const source = { path: 'x.ts', text }
  expect([...docComments(source, 'Events')]).toEqual([['quiosc:poll-voted', 'A vote was counted.']])
  expect([...docComments(source, 'MarkerSchema')]).toEqual([
    ['contentId', 'Of the article.'],
    ['link', 'For all.'],
  ])
  expect(() => docComments(source, 'Gone')).toThrow('declares no Gone')
})

import { expect, it } from 'vitest'
import { docComments } from './docComments.ts'

const text = `
interface Events {
  /** A vote was
   * counted. */
  'quiosc:poll-voted': { id: string }
  'quiosc:ready': { widget: string }
}
`

it('docComments reads the comment right before a member, of types', () => {
  const source = { path: 'x.ts', text }
  expect([...docComments(source, 'Events')]).toEqual([['quiosc:poll-voted', 'A vote was counted.']])
  expect(() => docComments(source, 'Gone')).toThrow('declares no Gone')
})

import { expect, it } from 'vitest'
import { mentionAt, withMention } from './mentionAt.ts'

it.each([
  ['@an', { at: 0, query: 'an' }],
  ['Hi @Núr', { at: 3, query: 'Núr' }],
  ['Hi\n@7r', { at: 3, query: '7r' }],
  ['(@an', { at: 1, query: 'an' }],
  ['d’@an', { at: 2, query: 'an' }],
  ["l'@an", { at: 2, query: 'an' }],
  ['"@an', { at: 1, query: 'an' }],
  ['@a', undefined],
  ['@', undefined],
  ['mail@an', undefined],
  ['@an ', undefined],
])('mentionAt finds or rejects the mention in %j', (text, expected) =>
  expect(mentionAt(text, text.length)).toEqual(expected),
)

it('mentionAt considers only the text before the caret', () => {
  expect(mentionAt('@ana maria', 3)).toEqual({ at: 0, query: 'an' })
})

it('a mention replaces the typed text by the nick and one space', () => {
  const text = 'Hi @an, you'
  expect(withMention(text, { at: 3, query: 'an' }, 'Anna')).toEqual({ text: 'Hi @Anna , you', caret: 9 })
  expect(withMention('Hi @an you', { at: 3, query: 'an' }, 'Anna')).toEqual({ text: 'Hi @Anna you', caret: 9 })
})

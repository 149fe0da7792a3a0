import { describe, expect, it } from 'vitest'
import { HISTORY_KEY, readStack, viewsFor } from './backStack.model.ts'

const list = { name: 'ContentComments', path: [] } as const
const stack = { contentId: '1', views: [list, { name: 'CommentsModal', path: ['7'] }], pushed: 1 }

describe('readStack', () => {
  it('reads its state beside other scripts’ history state', () => {
    expect(readStack({ other: 1, [HISTORY_KEY]: stack }, '1')).toEqual(stack)
  })

  it.each([
    ['an empty history state', null],
    ['the state of another script', { other: 1 }],
    ['the stack of another content', { [HISTORY_KEY]: { ...stack, contentId: '2' } }],
    ['a stack without screens', { [HISTORY_KEY]: { ...stack, views: [] } }],
    ['a stack with an unknown screen', { [HISTORY_KEY]: { ...stack, views: [{ name: 'Other', path: [] }] } }],
    ['a broken stack', { [HISTORY_KEY]: 'x' }],
  ])('treats %s as missing', (_, state) => expect(readStack(state, '1')).toBeUndefined())
})

describe('viewsFor', () => {
  it.each([
    [undefined, [list]],
    [['7'], [list]],
    [
      ['7', '8', '9'],
      [list, { name: 'CommentsModal', path: ['7'] }],
    ],
  ])('returns the views of the path %j', (path, views) => expect(viewsFor(path)).toEqual(views))
})

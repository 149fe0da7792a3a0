import { describe, expect, it } from 'vitest'
import { HISTORY_KEY, readStack, viewsFor } from './backStack.model.ts'

const list = { name: 'ContentComments', path: [] } as const
const stack = { contentId: '1', views: [list, { name: 'CommentsModal', path: ['7'] }], pushed: 1 }

describe('readStack', () => {
  it('reads its state beside other scripts’ history state', () => {
    expect(readStack({ other: 1, [HISTORY_KEY]: stack }, '1')).toEqual(stack)
  })

  it.each([
    ['nothing', null],
    ['somebody else’s', { other: 1 }],
    ['another content’s', { [HISTORY_KEY]: { ...stack, contentId: '2' } }],
    ['no screens', { [HISTORY_KEY]: { ...stack, views: [] } }],
    ['a screen that there is not', { [HISTORY_KEY]: { ...stack, views: [{ name: 'Other', path: [] }] } }],
    ['a broken one', { [HISTORY_KEY]: 'x' }],
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

import { describe, expect, it } from 'vitest'
import type { SessionState } from '#page/session/session.types.ts'
import { buildComment, buildComments, buildUser, createFakeApi, createTestStore } from '../comments.fixture.ts'
import type { Comment } from '../comments.schema.ts'

const unknown: SessionState = { status: 'loading', user: undefined }
const signedIn: SessionState = { status: 'signedIn', user: buildUser() }

/** The comments of a page whose session is still loading. */
async function loadedForUnknown(comments: readonly Comment[] = buildComments(3, 3)) {
  const api = createFakeApi(comments)
  const test = createTestStore(api, { session: unknown })
  test.store.follow()
  await test.store.load()
  return { api, ...test }
}

describe('a press in the comments while the session is loading', () => {
  it('likes once the reader is known', async () => {
    const { store, api, become, comment } = await loadedForUnknown()
    store.press({ kind: 'like', id: 'c3' })
    expect(api.like).not.toHaveBeenCalled()
    become(signedIn)
    expect(api.like).toHaveBeenCalledExactlyOnceWith('c3', true)
    expect(comment('c3')?.likedByUserIds).toEqual(['me'])
  })

  it('does not withdraw an earlier like', async () => {
    const { store, api, become } = await loadedForUnknown([
      buildComment('c3', { likedByUserIds: ['me'], likesNumber: 1 }),
    ])
    store.press({ kind: 'like', id: 'c3' })
    become(signedIn)
    expect(api.like).not.toHaveBeenCalled()
  })

  it('opens the form for a reply once the reader is known', async () => {
    const { store, become, startReply } = await loadedForUnknown()
    store.press({ kind: 'reply', id: 'c2' })
    become(signedIn)
    expect(startReply).toHaveBeenCalledExactlyOnceWith('c2')
    expect(store.getState().replyForm).toEqual({ id: 'c2', focus: true })
  })

  it('opens the report once the reader is known, unless the comment is their own', async () => {
    const { store, become } = await loadedForUnknown([
      buildComment('c3'),
      buildComment('c2', { author: { id: 'me', nick: 'Me' } }),
    ])
    store.press({ kind: 'report', id: 'c3' })
    become(signedIn)
    expect(store.getState().dialog).toEqual({ kind: 'report', id: 'c3' })

    const other = await loadedForUnknown([buildComment('c2', { author: { id: 'me', nick: 'Me' } })])
    other.store.press({ kind: 'report', id: 'c2' })
    other.become(signedIn)
    expect(other.store.getState().dialog).toBeUndefined()
  })

  it.each<[string, SessionState]>([
    ['a visitor', { status: 'anonymous' }],
    ['a reader who may not take part', { status: 'signedIn', user: buildUser({ subscriber: false }) }],
  ])('is explained to %s when it cannot be done', async (_, session) => {
    const { store, api, become } = await loadedForUnknown()
    store.press({ kind: 'like', id: 'c3' })
    become(session)
    expect(store.getState().dialog).toEqual({ kind: 'locked', press: 'like' })
    become(signedIn)
    expect(api.like).not.toHaveBeenCalled()
  })

  it('is replaced by a later press, and withdrawn by the same like', async () => {
    const { store, api, become } = await loadedForUnknown()
    store.press({ kind: 'report', id: 'c3' })
    store.press({ kind: 'like', id: 'c3' })
    store.press({ kind: 'like', id: 'c3' })
    become(signedIn)
    expect(store.getState().dialog).toBeUndefined()
    expect(api.like).not.toHaveBeenCalled()
  })

  it('is dropped when its comment was removed', async () => {
    const { store, become, startReply } = await loadedForUnknown()
    store.press({ kind: 'reply', id: 'other' })
    become(signedIn)
    expect(startReply).not.toHaveBeenCalled()
    expect(store.getState().replyForm).toBeUndefined()
  })
})

it('a press in the comments is explained immediately to a reader who may not participate', async () => {
  const { store } = createTestStore(createFakeApi(buildComments(3, 3)), { session: { status: 'anonymous' } })
  await store.load()
  store.press({ kind: 'like', id: 'c3' })
  expect(store.getState().dialog).toEqual({ kind: 'locked', press: 'like' })
})

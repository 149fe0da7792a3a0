import { describe, expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import { createAnswer, networkFailure } from '../comments.fixture.ts'
import type { Draft } from './composer.model.ts'
import { type ComposerDeps, createComposerStore } from './composer.store.ts'

type Answer = Awaited<ReturnType<ComposerDeps['post']>>

function createTestComposer(stored = '', mentions: Draft['mentions'] = []) {
  let draft: Draft = { text: stored, mentions }
  const post = vi.fn<ComposerDeps['post']>(async () => success('placed'))
  const slot = {
    read: () => draft,
    write: (written: Draft) => {
      draft = written
    },
  }
  return {
    composer: createComposerStore({ draft: slot, post }),
    post,
    keep: slot.write,
    draft: () => draft.text,
    drafted: () => draft.mentions,
  }
}

describe('the composer’s store', () => {
  it('is one line until it is focused, and again when it is closed', () => {
    const { composer } = createTestComposer()
    expect(composer.getState().status).toBe('resting')
    composer.enter()
    composer.write('Hello')
    composer.leave()
    expect(composer.getState()).toMatchObject({ status: 'resting', text: 'Hello' })
  })

  it('opens with a stored draft', () => {
    const { composer } = createTestComposer('Hello')
    expect(composer.getState()).toMatchObject({ status: 'writing', text: 'Hello' })
  })

  it.each([
    ['is shown where nothing is typed', '', 'Hello'],
    ['does not replace what is typed', 'New', 'New'],
  ])('restores a draft with its reader: %s', (_, typed, shown) => {
    const { composer, keep } = createTestComposer()
    if (typed) composer.write(typed)
    keep({ text: 'Hello', mentions: [] })
    composer.restore()
    expect(composer.getState()).toMatchObject({ status: 'writing', text: shown })
  })

  it('sends the trimmed text, and clears the draft', async () => {
    const { composer, post, draft } = createTestComposer()
    composer.write('  Hello\n')
    expect(draft()).toBe('  Hello\n')
    await composer.submit()
    expect(post).toHaveBeenCalledExactlyOnceWith('Hello', [])
    expect(composer.getState()).toMatchObject({ status: 'sent', posted: 'placed', text: '' })
    expect(draft()).toBe('')
  })

  it.each(['', '  \n '])('does not send an empty text (%j)', async (text) => {
    const { composer, post } = createTestComposer()
    composer.write(text)
    await composer.submit()
    expect(post).not.toHaveBeenCalled()
    expect(composer.getState().status).toBe('refused')
    composer.write('a')
    expect(composer.getState().status).toBe('writing')
  })

  it('sends once, and changes nothing until the answer arrives', async () => {
    const { composer, post } = createTestComposer()
    const answer = createAnswer<Answer>()
    post.mockReturnValueOnce(answer.promise)
    composer.write('Hello')
    const sending = [composer.submit(), composer.submit()]
    composer.write('Other')
    composer.leave()
    expect(composer.getState()).toMatchObject({ status: 'sending', text: 'Hello' })
    answer.give(success('placed'))
    await Promise.all(sending)
    expect(post).toHaveBeenCalledOnce()
  })

  it('keeps text and draft when sending fails', async () => {
    const { composer, post, draft } = createTestComposer()
    post.mockResolvedValueOnce(networkFailure)
    composer.write('Hello')
    await composer.submit()
    expect(composer.getState()).toMatchObject({ status: 'failed', failure: { kind: 'network' }, text: 'Hello' })
    expect(draft()).toBe('Hello')
    await composer.submit()
    expect(composer.getState().status).toBe('sent')
  })

  it('sends each mention that is still in the text, once', async () => {
    const { composer, post } = createTestComposer()
    const [ada, pol] = [
      { id: '1', nick: 'Ada' },
      { id: '2', nick: 'Pol' },
    ]
    composer.mention(ada, '@Ada ')
    composer.mention(pol, '@Ada @Pol ')
    composer.mention(ada, '@Ada @Pol @Ada ')
    composer.write('@Ada and @Ada, not @Pola')
    await composer.submit()
    expect(post).toHaveBeenCalledExactlyOnceWith('@Ada and @Ada, not @Pola', [ada])
  })

  it('stores the mentions with the draft', async () => {
    const { composer, drafted } = createTestComposer()
    const ada = { id: '1', nick: 'Ada' }
    composer.mention(ada, '@Ada ')
    expect(drafted()).toEqual([ada])
    composer.write('@Ad')
    expect(drafted()).toEqual([])

    const later = createTestComposer('Hello @Ada', [ada])
    await later.composer.submit()
    expect(later.post).toHaveBeenCalledExactlyOnceWith('Hello @Ada', [ada])
    expect(later.drafted()).toEqual([])
  })
})

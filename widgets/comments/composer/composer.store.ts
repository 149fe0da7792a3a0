import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Mention } from '../comments.schema.ts'
import type { CommandResult } from '../list/commandResult.ts'
import type { PostedPlace } from '../list/comments.model.ts'
import { type ComposerEvent, type ComposerState, type Draft, mentionsIn, transition } from './composer.model.ts'

/** Stores the text and its mentions until they are sent. */
export interface DraftStorage {
  /** Empty without a draft. */
  read(): Draft
  write(written: Draft): void
}

export interface ComposerDeps {
  draft: DraftStorage
  post(body: string, mentions: readonly Mention[]): CommandResult<PostedPlace>
}

/** Read it with `useStore`; change it only through the commands. */
export interface ComposerStore extends ReadonlyStore<ComposerState> {
  enter(): void
  /** Back to one line; the text stays. */
  leave(): void
  write(text: string): void
  /** Forgets what another reader has typed; the session has dropped their draft (`createDraftOwner`). */
  clear(): void
  /** Shows the stored draft where nothing is typed: the session has brought it back with its reader. */
  restore(): void
  /** A mention was picked: the text with its nick. */
  mention(mention: Mention, text: string): void
  /** Sends once, however often it is pressed. */
  submit(): Promise<void>
}

export function createComposerStore({ draft, post }: ComposerDeps): ComposerStore {
  const stored = draft.read()
  const { dispatch, ...store } = createMachine<ComposerState, ComposerEvent>(
    {
      status: stored.text ? 'writing' : 'resting',
      ...stored,
      found: true,
    },
    transition,
  )
  const storeDraft = () => {
    const state = store.getState()
    draft.write({ text: state.text, mentions: mentionsIn(state) })
  }

  return {
    ...store,
    enter: () => dispatch({ type: 'entered' }),
    leave: () => dispatch({ type: 'left' }),
    write(text) {
      dispatch({ type: 'typed', text })
      storeDraft()
    },
    clear: () => dispatch({ type: 'cleared' }),
    restore: () => dispatch({ type: 'restored', draft: draft.read() }),
    mention(mention, text) {
      dispatch({ type: 'mentioned', mention, text })
      storeDraft()
    },
    async submit() {
      if (store.getState().status === 'sending') return
      dispatch({ type: 'submitted' })
      const state = store.getState()
      if (state.status !== 'sending') return
      const result = await post(state.text.trim(), mentionsIn(state))
      if (!result.ok) return dispatch({ type: 'failed', failure: result.failure })
      dispatch({ type: 'posted', posted: result.value })
      storeDraft()
    },
  }
}

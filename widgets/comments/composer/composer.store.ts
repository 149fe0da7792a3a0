import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { Result } from '../../../src/lib/result.ts'
import type { Mention } from '../comments.schema.ts'
import type { Posted } from '../comments.store.ts'
import type { ComposerEvent, ComposerState, Written } from './composer.model.ts'
import { mentionsIn, transition } from './composer.model.ts'

/** Where the text, and who is named in it, is kept until it is sent. */
export interface DraftSlot {
  /** No text where there is none. */
  read(): Written
  write(written: Written): void
}

export interface ComposerDeps {
  draft: DraftSlot
  post(body: string, mentions: readonly Mention[]): Promise<Result<Posted, ApiFailure>>
}

/** Read it with `useStore`; change it only through the commands. */
export interface ComposerStore extends Omit<StoreApi<ComposerState>, 'setState'> {
  enter(): void
  /** Back to one line; the text stays. */
  leave(): void
  write(text: string): void
  /** The reader picked somebody: the text with the nick in it. */
  mention(mention: Mention, text: string): void
  /** Sends once, however often it is pressed. */
  submit(): Promise<void>
}

export function createComposerStore({ draft, post }: ComposerDeps): ComposerStore {
  const kept = draft.read()
  const { setState, ...store } = createStore<ComposerState>()(() => ({
    status: kept.text ? 'writing' : 'resting',
    ...kept,
  }))
  const send = (event: ComposerEvent) => setState((state) => transition(state, event), true)
  const keep = () => {
    const state = store.getState()
    draft.write({ text: state.text, mentions: mentionsIn(state) })
  }

  return {
    ...store,
    enter: () => send({ type: 'entered' }),
    leave: () => send({ type: 'left' }),
    write(text) {
      send({ type: 'typed', text })
      keep()
    },
    mention(mention, text) {
      send({ type: 'mentioned', mention, text })
      keep()
    },
    async submit() {
      if (store.getState().status === 'sending') return
      send({ type: 'submitted' })
      const state = store.getState()
      if (state.status !== 'sending') return
      const result = await post(state.text.trim(), mentionsIn(state))
      if (!result.ok) return send({ type: 'failed', failure: result.failure })
      send({ type: 'posted', posted: result.value })
      keep()
    },
  }
}

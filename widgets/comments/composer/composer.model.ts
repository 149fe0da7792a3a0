import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Mention } from '../comments.schema.ts'
import type { PostedPlace } from '../list/comments.model.ts'

/** Characters of a comment; the spec gives no limit (docs/assumptions/comments.md). */
export const COMMENT_LIMIT = 2000

export interface Draft {
  text: string
  /** The picked mentions; those no longer in the text are dropped on sending. */
  mentions: readonly Mention[]
  /** As it was found when the page was loaded. */
  found?: boolean
}

/** `resting` is the collapsed one-line field, which may contain a draft. */
export type ComposerState =
  | ({ status: 'resting' } & Draft)
  | ({ status: 'writing' } & Draft)
  /** There was nothing to send. */
  | ({ status: 'refused' } & Draft)
  | ({ status: 'sending' } & Draft)
  | ({ status: 'failed'; failure: ApiFailure } & Draft)
  | ({ status: 'sent'; posted: PostedPlace } & Draft)

export type ComposerEvent =
  | { type: 'entered' }
  | { type: 'left' }
  | { type: 'typed'; text: string }
  | { type: 'cleared' }
  | { type: 'restored'; draft: Draft }
  | { type: 'mentioned'; text: string; mention: Mention }
  | { type: 'submitted' }
  | { type: 'posted'; posted: PostedPlace }
  | { type: 'failed'; failure: ApiFailure }

/** A comment cannot be edited while it is being sent. */
export function transition(state: ComposerState, event: ComposerEvent): ComposerState {
  const { text, mentions, status } = state
  switch (event.type) {
    case 'entered':
      return status === 'resting' || status === 'sent' ? { status: 'writing', text, mentions } : state
    case 'left':
      return status === 'sending' ? state : { status: 'resting', text, mentions }
    case 'typed':
      return status === 'sending' ? state : { status: 'writing', text: event.text, mentions }
    case 'cleared':
      return { status: 'resting', text: '', mentions: [] }
    case 'restored':
      // Text that was typed meanwhile is newer.
      return text || status !== 'resting' || !event.draft.text
        ? state
        : { ...event.draft, status: 'writing', found: true }
    case 'mentioned':
      return status === 'sending'
        ? state
        : { status: 'writing', text: event.text, mentions: [...mentions, event.mention] }
    case 'submitted':
      if (status === 'sending') return state
      return { status: text.trim() ? 'sending' : 'refused', text, mentions }
    case 'posted':
      return { status: 'sent', posted: event.posted, text: '', mentions: [] }
    case 'failed':
      return { status: 'failed', failure: event.failure, text, mentions }
  }
}

/** With nothing but the nick after its "@": “@Annabel” is no mention of Anna. */
const namesIn = (text: string, nick: string) =>
  text
    .split(`@${nick}`)
    .slice(1)
    .some((rest) => !/^[\p{L}\p{N}]/u.test(rest))

/** The picked mentions whose nick is still in the text, each once. */
export function mentionsIn({ text, mentions }: Draft): Mention[] {
  const remaining = new Map(mentions.filter(({ nick }) => namesIn(text, nick)).map((mention) => [mention.id, mention]))
  return [...remaining.values()]
}

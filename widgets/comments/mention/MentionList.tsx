import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { useLazyPart } from '#kit/ui/useLazyPart.ts'
import { setTimer } from '#lib/setTimer.ts'
import { failureMessage } from '#page/api/apiFailure.ts'
import type { FoundUser } from '../foundUsers.schema.ts'
import { createMentions, type SearchReaders } from './createMentions.ts'
import type {} from './mention.css'
import { mentionMessages } from './mention.messages.ts'
import { useCaretInMention } from './useCaretInMention.ts'

const loadOptions = async () => (await import('./MentionOptions.tsx')).MentionOptions

export interface MentionListProps {
  /** The text after the "@", at least two letters. */
  query: string
  /** The index of the "@" in the text. */
  at: number
  textarea: HTMLTextAreaElement
  search: SearchReaders
  onPick(user: FoundUser): void
  onClose(): void
}

/**
 * Suggestions of readers to mention, above the "@" in the composer's field, which keeps the focus and passes its keys to the list. An empty result is announced,
 * not shown: it must not interrupt writing.
 */
export function MentionList({ query, at, textarea, search, onPick, onClose }: MentionListProps) {
  const { t } = useIntl()
  const id = useId()
  const [store] = useState(() => createMentions(search, setTimer))
  const state = useStore(store)
  const { status, items: users, active } = state
  const there = useCaretInMention(textarea, query)
  const { state: list, open } = useLazyPart(loadOptions)

  useEffect(() => store.type(query), [store, query])
  useEffect(() => store.stop, [store])
  // While the search is pending.
  const loadList = useRef(open)
  useEffect(() => loadList.current(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is announced once, not each move in the list.
  const message = useMemo(() => {
    if (state.status === 'searching' || state.status === 'idle') return undefined
    if (list.status === 'failed') return { text: t(failureMessages.unreachable) }
    if (state.status === 'failed') return { text: t(failureMessages[failureMessage(state.failure)]) }
    return { text: users.length > 0 ? t(mentionMessages.found, { count: users.length }) : t(mentionMessages.none) }
  }, [status, users, list.status === 'failed'])
  return (
    <div className="mentions" aria-busy={status === 'searching'}>
      <LiveRegion announcement={message} />
      {there && users.length > 0 && list.status === 'open' && (
        <list.Part
          id={id}
          label={t(mentionMessages.readers)}
          textarea={textarea}
          at={at}
          users={users}
          active={active ?? 0}
          onMove={store.move}
          onPick={onPick}
          onClose={onClose}
        />
      )}
    </div>
  )
}

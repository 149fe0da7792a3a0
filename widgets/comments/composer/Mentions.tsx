import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useCommentsServices } from '../CommentsContext.ts'
import { type FoundUser, FoundUsersSchema } from '../foundUsers.schema.ts'
import { MentionList } from '../mention/MentionList.tsx'
import { type MentionStart, mentionAt, withMention } from '../mention/mentionAt.ts'
import type { ComposerStore } from './composer.store.ts'

export interface MentionsProps {
  field: RefObject<HTMLTextAreaElement | null>
  store: ComposerStore
  text: string
}

/** Watches the caret for "@" and two letters, and offers readers of that nick. */
export function Mentions({ field, store, text }: MentionsProps) {
  const { client } = useCommentsServices().page
  const [start, setStart] = useState<MentionStart>()
  /** The "@" for which the reader has closed the list. */
  const [dismissed, setDismissed] = useState<number>()
  const [caret, setCaret] = useState<number>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret has moved with the text.
  useEffect(() => {
    const typed = field.current ? mentionAt(field.current.value, field.current.selectionStart) : undefined
    setStart(typed)
    if (!typed) setDismissed(undefined)
  }, [field, text])
  // Before the next letter is typed.
  useLayoutEffect(() => {
    if (caret === undefined) return
    field.current?.setSelectionRange(caret, caret)
    setCaret(undefined)
  }, [field, caret])

  const textarea = field.current
  if (!start || start.at === dismissed || !textarea) return null
  const pick = ({ id, nick }: FoundUser) => {
    const next = withMention(text, start, nick)
    // The typed text stays where the nick does not fit.
    if (next.text.length > textarea.maxLength) return setDismissed(start.at)
    store.mention({ id, nick }, next.text)
    setCaret(next.caret)
  }
  return (
    <MentionList
      query={start.query}
      at={start.at}
      textarea={textarea}
      search={(query, signal) =>
        client.post('comment/user/search', FoundUsersSchema, { body: { text: query }, signal })
      }
      onPick={pick}
      onClose={() => setDismissed(start.at)}
    />
  )
}

import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { Message } from '#kit/i18n/PageIntl.ts'
import { success } from '#lib/result.ts'
import { object } from '#lib/schema/object.ts'
import { createResource } from '#page/resource/createResource.ts'
import { userOf } from '#page/session/userOf.ts'
import { headerMessages } from './header.messages.ts'

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const LikesSchema = object({
  /** How many likes the reader's comments have. */
  likeTotalResults: CountSchema,
})
const CommentsSchema = object({ numComments: CountSchema })

type OwnCountsContext = Pick<IslandContext, 'client' | 'session' | 'signal'>

type Counted = readonly { message: Message<{ count: number; shown: string }>; count: number }[]

/** Both counts of the current reader; one that cannot be loaded is left out. */
async function fetchCounts({ client, session }: OwnCountsContext, signal: AbortSignal) {
  const user = userOf(session.get())
  if (!user) return success<Counted>([])
  const [card, comments] = await Promise.all([
    client.get('profile', LikesSchema, { signal }),
    // As the list of one's own comments asks for its first list page.
    client.get(`profile/comments/${encodeURIComponent(user.id)}`, CommentsSchema, {
      query: { limit: 20, page: 1, order: 'DESC' },
      signal,
    }),
  ])
  return success<Counted>([
    ...(card.ok ? [{ message: headerMessages.likes, count: card.value.likeTotalResults }] : []),
    ...(comments.ok ? [{ message: headerMessages.comments, count: comments.value.numComments }] : []),
  ])
}

/**
 * How much the reader's comments are liked, and how many there are (reader-account §2, "Profile header"). The reader's own profile has neither, so both are asked for after
 * the menu has shown.
 */
export function OwnCounts({ context }: { context: OwnCountsContext }) {
  const { t, number } = useIntl()
  const [counts] = useState(() =>
    createResource((pending) => fetchCounts(context, pending), context.signal, context.session),
  )
  const state = useStore(counts)
  useEffect(() => void counts.load(), [counts])

  const counted = state.status === 'ready' ? state.value : []
  const texts = counted.map(({ message, count }) => t(message, { count, shown: number(count) }))
  // The line has its height from the beginning.
  return <p className="muted">{texts.join(' · ') || '\u00a0'}</p>
}

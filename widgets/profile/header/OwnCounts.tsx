import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { Message } from '#kit/i18n/PageIntl.ts'
import { object } from '#lib/schema/object.ts'
import { headerMessages } from './header.messages.ts'

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const LikesSchema = object({
  /** How many likes the reader's comments have. */
  likeTotalResults: CountSchema,
})
const CommentsSchema = object({ numComments: CountSchema })

export interface OwnCountsProps {
  userId: string
  context: Pick<IslandContext, 'client' | 'signal'>
}

type Counted = readonly { message: Message<{ count: number; shown: string }>; count: number }[]

/**
 * How much the reader's comments are liked, and how many there are (reader-account §2, "Profile header"). The reader's own profile has neither, so both are asked for after
 * the menu has shown; one that fails is left out.
 */
export function OwnCounts({ userId, context }: OwnCountsProps) {
  const { t, number } = useIntl()
  const [counted, setCounted] = useState<Counted>([])

  useEffect(() => {
    const { client, signal } = context
    let current = true
    const count = async () => {
      const [card, comments] = await Promise.all([
        client.get('profile', LikesSchema, { signal }),
        // As the list of one's own comments asks for its first page.
        client.get(`profile/comments/${encodeURIComponent(userId)}`, CommentsSchema, {
          query: { limit: 20, page: 1, order: 'DESC' },
          signal,
        }),
      ])
      if (!current) return
      setCounted([
        ...(card.ok ? [{ message: headerMessages.likes, count: card.value.likeTotalResults }] : []),
        ...(comments.ok ? [{ message: headerMessages.comments, count: comments.value.numComments }] : []),
      ])
    }
    void count()
    return () => {
      current = false
    }
  }, [context, userId])

  const texts = counted.map(({ message, count }) => t(message, { count, shown: number(count) }))
  // The line has its height from the beginning.
  return <p className="muted">{texts.join(' · ') || '\u00a0'}</p>
}

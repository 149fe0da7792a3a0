import { Lock, MessageSquare } from 'lucide'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import type {} from '#kit/ui/emptyState.css'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { LazyPart } from '#kit/ui/LazyPart.tsx'
import { LineClamp } from '#kit/ui/LineClamp.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { isLongNick } from '#lib/shownNick.ts'
import type { KnownReader } from '#page/session/getKnownReaders.ts'
import { CommentedArticles } from '../comments/CommentedArticles.tsx'
import { createProfileCommentsApi } from '../comments/profileComments.api.ts'
import { createProfileComments } from '../comments/profileComments.store.ts'
import { messages as profileMessages } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { MuteReader } from './MuteReader.tsx'
import { readerMessages as messages } from './reader.messages.ts'
import type { ProfileCard } from './reader.schema.ts'

export interface ReaderProfileProps {
  card: ProfileCard
  /** The facts that were known of the reader before: of the signed-in one by the session, of others by what has opened their profile. */
  known: KnownReader | undefined
  /** How many followers there are more than on the card: who looks at it follows and stops at once, before the server has answered. */
  followersSince: number
  isOwn: boolean
  services: ProfileServices
}

const counts = [
  ['followerTotalResults', messages.followers],
  ['followedTotalResults', messages.followed],
  ['likeTotalResults', messages.likes],
] as const

/** A private profile shows the follow button and that it is private, nothing else (reader-account §2). */
export function ReaderProfile({ card: read, known, followersSince, isOwn, services }: ReaderProfileProps) {
  const { t, number } = useIntl()
  const shownNick = useShownNick()
  const { client, loadTexts, publish, signal } = services.context
  // A reader's own profile has no such button.
  const [loadFollow] = useState(() => async () => {
    const [part] = await Promise.all([import('../following/FollowReader.tsx'), loadTexts('following')])
    return part.FollowReader
  })
  const { followerTotalResults: followers } = read
  const card = {
    ...read,
    followerTotalResults: typeof followers === 'number' ? Math.max(0, followers + followersSince) : followers,
  }
  const { userId, description } = card
  const isShown = card.public || isOwn
  const [comments] = useState(() =>
    createProfileComments({ api: createProfileCommentsApi(client), userId, signal, publish }),
  )
  const total = useStore(comments, (state) => state.total)
  // A reader whose profile was opened by its address alone is known by their comments.
  const writer = useStore(comments, ({ items }) => items[0]?.comment.author)
  const nick = card.nick || known?.nick || writer?.nick
  const shown = shownNick(nick)
  const avatarUrl = card.avatarUrl || known?.avatarUrl || writer?.avatarUrl
  useEffect(() => {
    if (isShown) comments.show()
  }, [comments, isShown])

  const facts = [
    ...counts.map(([field, message]) => [card[field], message] as const),
    [total, messages.comments] as const,
  ]
  return (
    <>
      <div className="reader-banner">
        <Avatar nick={shown} url={avatarUrl} size={72} />
        <h3 className="head-nick" data-long={isLongNick(shown) ? '' : undefined}>
          <bdi>{shown}</bdi>
        </h3>
        {isShown && (
          <ul role="list" className="reader-counts">
            {facts.map(
              ([count, message]) =>
                typeof count === 'number' && <li key={message.id}>{t(message, { count, shown: number(count) })}</li>,
            )}
          </ul>
        )}
        {isShown && description && (
          <LineClamp className="reader-text" dir="auto" lang="" more={t(messages.more)} less={t(messages.less)}>
            {description}
          </LineClamp>
        )}
        {!isOwn && (
          <div className="reader-actions">
            <LazyPart
              load={loadFollow}
              name={t(profileMessages.following)}
              props={{ userId, nick: shown, services }}
              waiting={<Skeleton height={2} width={8.25} />}
            />
            {isShown && <MuteReader userId={userId} nick={shown} services={services} />}
          </div>
        )}
      </div>
      {isShown ? (
        <CommentedArticles
          store={comments}
          services={services}
          label={t(messages.commentsTitle)}
          empty={<EmptyState text={t(messages.empty)} icon={MessageSquare} />}
        />
      ) : (
        <div className="q-empty">
          <Icon of={Lock} size={40} />
          <p>
            <strong>{t(messages.private)}</strong>
          </p>
          <p>{t(messages.privateText)}</p>
        </div>
      )}
    </>
  )
}

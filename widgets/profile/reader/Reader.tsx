import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import toggleCss from '#kit/ui/fields/toggle.css?inline'
import followButtonCss from '#kit/ui/follow/followButton.css?inline'
import lineClampCss from '#kit/ui/lineClamp.css?inline'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { getLibrary } from '#page/library/getLibrary.ts'
import { has, isChanging } from '#page/library/library.model.ts'
import type { LibraryState } from '#page/library/library.types.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { createResource } from '#page/resource/createResource.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { getKnownReaders } from '#page/session/getKnownReaders.ts'
import commentsCss from '../comments/comments.css?inline'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps, ProfileServices } from '../profile.types.ts'
import { ReaderProfile } from './ReaderProfile.tsx'
import css from './reader.css?inline'
import { readerMessages } from './reader.messages.ts'
import { ProfileCardSchema } from './reader.schema.ts'

const adopt = adoptAround(toggleCss, emptyStateCss, lineClampCss, commentsCss, followButtonCss, css)

/** Another reader's public profile (reader-account §2, "Public profile aside"); without an id in the address, the reader's own. */
export const Reader = ({ id, services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={6}>
      {(user) => <Profile key={`${user.id} ${id}`} userId={id ?? user.id} own={user} services={services} />}
    </ReaderPanel>
  </div>
)

/** Undefined while it is not known, or not confirmed. */
const isFollowed = (state: LibraryState, userId: string) =>
  state.status === 'known' && !isChanging(state, 'user', userId) ? has(state, 'user', userId) : undefined

/** `own`: who looks at it. */
function Profile({ userId, own, services }: { userId: string; own: CurrentUser; services: ProfileServices }) {
  const { t } = useIntl()
  const { context } = services
  const { client, signal } = context
  const [card] = useState(() =>
    createResource(
      (pending) => client.get(`profile/${encodeURIComponent(userId)}`, ProfileCardSchema, { signal: pending }),
      signal,
    ),
  )
  const state = useStore(card)
  const library = getLibrary(context)
  const followed = useStore(library, (library) => isFollowed(library, userId))
  const isFollowedHere = useStore(library, (library) => has(library, 'user', userId))
  /** Whether the card's counts have the reader among the followers. */
  const [counted, setCounted] = useState<boolean>()
  useEffect(() => {
    void card.load()
    void library.load()
  }, [card, library])
  useEffect(() => {
    if (followed === undefined || followed === counted) return
    if (counted === undefined) return setCounted(followed)
    // With another follower, an undo included, the counts are others.
    void card.load().then((shown) => shown && setCounted(followed))
  }, [followed, counted, card])

  if (state.status === 'failed')
    return (
      <FailureNotice
        failure={state.failure}
        message={t(readerMessages.failed)}
        onRetry={() => void card.load()}
        retrying={state.retrying ? t(uiMessages.loading) : undefined}
      />
    )
  if (state.status !== 'ready') return <ReaderSkeleton />
  const isOwn = userId === own.id
  return (
    <ReaderProfile
      card={state.value}
      followersSince={counted === undefined ? 0 : Number(isFollowedHere) - Number(counted)}
      known={isOwn ? own : getKnownReaders(context).find(userId)}
      isOwn={isOwn}
      services={services}
    />
  )
}

function ReaderSkeleton() {
  const { t } = useIntl()
  return (
    <Loading label={t(uiMessages.loading)}>
      <div className="reader-banner">
        <Skeleton width="72px" height="72px" round />
        <Skeleton width="50%" height={1.75} />
        <Skeleton width="80%" height={1.25} />
        <Skeleton width="40%" height={2.5} />
      </div>
    </Loading>
  )
}

import { useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { getLibrary } from '#page/library/getLibrary.ts'
import type { ProfileServices } from '../profile.types.ts'
import { createFollowing } from './createFollowing.ts'
import { followingMessages } from './following.messages.ts'

/** Follows readers and stops, for the buttons of a panel. The panel renders `announcement` in a live region; that somebody is no longer followed is in a snackbar. */
export function useFollowReaders({ context }: Pick<ProfileServices, 'context'>) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const [following] = useState(() => createFollowing(getLibrary(context), context))
  const [announcement, setAnnouncement] = useState<{ text: string }>()

  const toggle = async ({ id, nick }: { id: string; nick: string }, wanted: boolean): Promise<void> => {
    const name = t(followingMessages.named, { kind: 'user', name: shownNick(nick) })
    const target = { kind: 'user', id, name } as const
    if (!wanted) return following.unfollow(target)
    if (await following.follow(target)) setAnnouncement({ text: t(followingMessages.nowFollowed, { name }) })
  }
  return { toggle, announcement }
}

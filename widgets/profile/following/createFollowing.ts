import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { failureMessage } from '#page/api/apiFailure.ts'
import type { FollowKind, Library } from '#page/library/library.types.ts'
import { followingMessages } from './following.messages.ts'

/** Something in one of the lists. */
export interface Target {
  kind: FollowKind
  id: string
  /** As it is written after “follow”; see `messages.named`. */
  name: string
}

type Deps = Pick<IslandContext, 'analytics' | 'app' | 'emit' | 'intl' | 'snackbars'>

/** Commands of the lists, each with its snackbar, event and analytics; a pending one outlives the panel. */
export interface Following {
  /** @returns Whether it is followed: a button shows that itself. */
  follow(target: Target): Promise<boolean>
  /** Offers to undo it. */
  unfollow(target: Target): Promise<void>
}

export function createFollowing(library: Library, { analytics, app, emit, intl, snackbars }: Deps): Following {
  const { t } = intl

  const change = async ({ kind, id }: Target, wanted: boolean) => {
    const result = await (wanted ? library.follow(kind, id) : library.unfollow(kind, id))
    if (!result.ok) {
      if (result.failure.kind === 'aborted') return false
      const reason = t(failureMessages[failureMessage(result.failure)])
      snackbars.show({ kind: 'error', text: t(followingMessages.lost, { reason }) })
      return false
    }
    emit(wanted ? 'quiosc:followed' : 'quiosc:unfollowed', { kind, id })
    // Following a reader counts as a comments event (reader-account §7, "Analytics events").
    analytics.track({
      category: kind === 'user' ? 'comments' : kind,
      action: wanted ? 'follow' : 'unfollow',
      label: id,
    })
    // The app's token says what the reader follows (reader-account §4, "Follow toggle on a reader").
    if (app.inApp) app.send('requestToken')
    return true
  }
  const undo = async (target: Target) => {
    if (!(await change(target, true))) return
    snackbars.show({ kind: 'success', text: t(followingMessages.nowFollowed, { name: target.name }) })
  }
  return {
    follow: (target) => change(target, true),
    async unfollow(target) {
      if (!(await change(target, false))) return
      snackbars.show({
        kind: 'info',
        text: t(followingMessages.noLongerFollowed, { name: target.name }),
        action: { label: t(followingMessages.undo), run: () => void undo(target) },
      })
    },
  }
}

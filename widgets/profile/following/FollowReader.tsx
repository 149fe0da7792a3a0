import { useStore } from 'zustand'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { getLibrary } from '#page/library/getLibrary.ts'
import { has, isChanging } from '#page/library/library.model.ts'
import type { ProfileServices } from '../profile.types.ts'
import { FollowToggle } from './FollowToggle.tsx'
import { useFollowReaders } from './useFollowReaders.ts'

export interface FollowReaderProps {
  userId: string
  /** As it is shown. */
  nick: string
  services: ProfileServices
}

/** The button of a panel about one reader. */
export function FollowReader({ userId, nick, services }: FollowReaderProps) {
  const state = useStore(getLibrary(services.context))
  const { toggle, announcement } = useFollowReaders(services)
  const followed = has(state, 'user', userId)
  // A reader who follows already must not see “follow”.
  if (state.status === 'loading') return <Skeleton height={2} width={8.25} />
  return (
    <>
      <FollowToggle
        nick={nick}
        followed={followed}
        changing={isChanging(state, 'user', userId)}
        onPress={() => void toggle({ id: userId, nick }, !followed)}
      />
      <LiveRegion announcement={announcement} />
    </>
  )
}

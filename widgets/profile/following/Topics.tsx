import { Hash } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../profile.messages.ts'
import type { PanelProps } from '../profile.types.ts'
import { FollowedList } from './FollowedList.tsx'
import { followingMessages } from './following.messages.ts'

/** The topics that the reader follows. */
export function Topics({ services }: PanelProps) {
  const { t } = useIntl()
  return (
    <FollowedList
      services={services}
      kind="topic"
      label={t(messages.themes)}
      fetch={(api) => api.topics}
      empty={t(followingMessages.emptyTopics)}
      icon={Hash}
    />
  )
}

import { Columns3 } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../profile.messages.ts'
import type { PanelProps } from '../profile.types.ts'
import { FollowedList } from './FollowedList.tsx'
import { followingMessages } from './following.messages.ts'

/** The opinion columns that the reader follows. */
export function Columns({ services }: PanelProps) {
  const { t } = useIntl()
  return (
    <FollowedList
      services={services}
      kind="column"
      label={t(messages.columns)}
      fetch={(api) => api.columns}
      empty={t(followingMessages.emptyColumns)}
      icon={Columns3}
    />
  )
}

import { PenLine } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { messages } from '../profile.messages.ts'
import type { PanelProps } from '../profile.types.ts'
import { FollowedList } from './FollowedList.tsx'
import { followingMessages } from './following.messages.ts'

/** The authors whom the reader follows. */
export function Authors({ services }: PanelProps) {
  const { t } = useIntl()
  return (
    <FollowedList
      services={services}
      kind="author"
      label={t(messages.authors)}
      fetch={(api) => api.authors}
      empty={t(followingMessages.emptyAuthors)}
      icon={PenLine}
      picture={({ name, image }) => <Avatar nick={name} url={image?.url} size={40} />}
    />
  )
}

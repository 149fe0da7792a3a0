import { ArrowUp } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { messages } from '../live.messages.ts'

export interface NewsButtonProps {
  count: number
  onPress: () => void
}

/** Stands over the list while the reader is in it, and takes no room: nothing moves when it comes. */
export function NewsButton({ count, onPress }: NewsButtonProps) {
  const { number, t } = useIntl()
  return (
    <div className="news">
      {count > 0 && (
        <Button kind="primary" part="news" icon={<Icon of={ArrowUp} size={16} />} onClick={onPress}>
          {t(messages.news, { count, number: number(count) })}
        </Button>
      )}
    </div>
  )
}

import { MessageSquare } from 'lucide'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { messages } from '../action-bar.messages.ts'
import type { CommentsCount } from './action-bar.count.ts'

export interface CommentsActionProps {
  counted: CommentsCount
  onPress: () => void
}

/** Links to the conversation and shows the number of comments. One that the marker does not have comes later, and has its place until then: nothing moves aside. */
export function CommentsAction({ counted, onPress }: CommentsActionProps) {
  const count = useStore(counted)
  const { number, t } = useIntl()
  const [isLate] = useState(count === undefined)

  useEffect(() => {
    const lifetime = new AbortController()
    counted.start(lifetime.signal)
    return () => lifetime.abort()
  }, [counted])

  const name =
    count === undefined ? t(messages.comments) : t(messages.commentsCounted, { count, number: number(count) })
  return (
    <Button
      kind="quiet"
      className="action"
      part="comments"
      data-late={isLate ? '' : undefined}
      // For the pointer; on the button itself it would be its name and its description.
      icon={
        <span title={name}>
          <Icon of={MessageSquare} />
        </span>
      }
      aria-label={name}
      onClick={onPress}
    >
      {count ? number(count) : null}
    </Button>
  )
}

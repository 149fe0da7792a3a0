import { Check, Plus, X } from 'lucide'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { followingMessages } from './following.messages.ts'

export interface FollowToggleProps {
  /** Whom it follows. */
  name: string
  followed: boolean
  changing: boolean
  onPress: () => void
}

/** Follows a reader or stops: who is followed shows “followed”, and “remove” on hover and focus (reader-account §4, "Follow toggle on a reader"). Needs `followToggle.css`. */
export function FollowToggle({ name, followed, changing, onPress }: FollowToggleProps) {
  const { t } = useIntl()
  return (
    <Button
      className="toggle-follow"
      data-followed={followed ? '' : undefined}
      data-row-action=""
      busy={changing ? t(followingMessages.saving) : undefined}
      onClick={onPress}
    >
      {/* All words are rendered, so that the name gives state and action and no press changes the width. */}
      <span className="toggle-words">
        <span className="toggle-reserve" aria-hidden="true">
          <Icon of={Plus} size={16} />
          {t(followed ? followingMessages.follow : followingMessages.followed)}
        </span>
        <span>
          <Icon of={followed ? Check : Plus} size={16} />
          {t(followed ? followingMessages.followed : followingMessages.follow)}
        </span>
        <VisuallyHidden>{followed ? ` ${name}. ` : ` ${name}`}</VisuallyHidden>
        <span className={followed ? 'toggle-remove' : 'toggle-reserve'} aria-hidden={!followed}>
          <Icon of={X} size={16} />
          {t(followingMessages.unfollow)}
        </span>
      </span>
    </Button>
  )
}

import { Check, Plus, X } from 'lucide'
import type { ComponentProps } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type {} from './followButton.css'

/** Its words, which each widget has in its own dictionary: a shared file would be one more request. `tools/checks/oneText.test.ts` compares them. */
export interface FollowWords {
  follow: string
  followed: string
  unfollow: string
  saving: string
}

export interface FollowButtonProps extends Pick<ComponentProps<'button'>, 'ref' | 'part'> {
  /** The name of the reader, author or topic that it follows, as it reads after “follow”. */
  name: string
  followed: boolean
  /** Whether a request is pending: presses are then ignored. */
  changing: boolean
  /** Whether it has just been pressed: “followed” is seen before “unfollow” is offered. */
  fresh: boolean
  words: FollowWords
  onPress: () => void
  /** Pointer or focus have left it: it is not fresh any more. */
  onLeave: () => void
  /** The part that the focus goes to in a row of a list. */
  'data-row-action'?: ''
}

/**
 * Follows or stops: who is followed shows “followed”, and “unfollow” on hover and focus (reader-account §4, "Follow toggle on a reader").
 * Its name has the state and the next press in words. It is therefore no `aria-pressed` button, whose name must not change with its state.
 */
export function FollowButton(props: FollowButtonProps) {
  const { name, followed, changing, fresh, words, onPress, onLeave, ...native } = props
  return (
    <Button
      {...native}
      className="follow"
      data-followed={followed ? '' : undefined}
      data-fresh={fresh ? '' : undefined}
      busy={changing ? words.saving : undefined}
      onClick={({ detail }) => {
        // A reader who clicks twice wants to follow. A key, which has no clicks to count, or a later click does unfollow.
        if (detail < (fresh ? 1 : 2)) onPress()
      }}
      onPointerLeave={onLeave}
      onBlur={onLeave}
    >
      {/* All labels are rendered: the accessible name gives state and action, and no press changes the width. */}
      <span className="follow-words">
        <span className="follow-word follow-reserve" aria-hidden="true">
          <Icon of={Plus} size={16} />
          {followed ? words.follow : words.followed}
        </span>
        <span className="follow-word">
          <Icon of={followed ? Check : Plus} size={16} />
          {followed ? words.followed : words.follow}
        </span>
        <VisuallyHidden>{followed ? `${name}.` : name}</VisuallyHidden>
        <span className={`follow-word ${followed ? 'follow-remove' : 'follow-reserve'}`} aria-hidden={!followed}>
          <Icon of={X} size={16} />
          {words.unfollow}
        </span>
      </span>
    </Button>
  )
}

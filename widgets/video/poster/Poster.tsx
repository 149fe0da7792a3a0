import type { IconNode } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Spinner } from '#kit/ui/feedback/Spinner.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { messages } from '../video.messages.ts'
import type { VideoState } from '../video.model.ts'
import type { VideoFacts } from '../video.types.ts'
import { clockTime } from './clockTime.ts'

/** Drawn here: filled, where the library's icons are outlines. */
const triangle: IconNode = [['path', { d: 'M7 4.5v15l13-7.5z', fill: 'currentColor' }]]
const turn: IconNode = [['path', { d: 'M20 11A8 8 0 1 0 18 17M20 4v7h-7' }]]

const reasons = { offline: messages.offline, player: messages.noPlayer, stream: messages.noStream }

export interface PosterProps {
  state: VideoState
  facts: VideoFacts
  onPlay(): void
  /** Called before it leaves the page with the focus in it. */
  onFocusLost(): void
}

/** The poster in the video's place while it does not play: its picture, the button that starts it, and why it has not. */
export function Poster({ state, facts, onPlay, onFocusLost }: PosterProps) {
  const { t } = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const leave = useRef(onFocusLost)
  leave.current = onFocusLost
  // A layout effect, because its cleanup runs before the pressed button leaves the document.
  useLayoutEffect(() => {
    const pressed = button.current
    return () => {
      if (pressed && deepActiveElement() === pressed) leave.current()
    }
  }, [])

  const { title = t(messages.video), poster, duration, href } = facts
  const isLoading = state.status === 'loading'
  const isFailed = state.status === 'failed'
  return (
    <>
      {poster && <img className="picture" part="poster" src={poster} alt="" />}
      <div className="over" data-status={state.status}>
        {isFailed && (
          <p className="failure">
            <span role="alert">{t(reasons[state.failure])}</span>{' '}
            {href && (
              <Link href={href} part="link">
                {t(messages.open)}
              </Link>
            )}
          </p>
        )}
        {/* One button in every state, so that the focus stays on it. */}
        <button
          ref={button}
          type="button"
          className="play"
          part="play"
          aria-label={t(isFailed ? messages.again : messages.play, { title })}
          aria-disabled={isLoading}
          onClick={onPlay}
        >
          {isLoading ? <Spinner /> : <Icon of={isFailed ? turn : triangle} size={28} />}
        </button>
        {duration !== undefined && !isFailed && <span className="length">{clockTime(duration)}</span>}
      </div>
      <span className="visually-hidden" aria-live="polite">
        {isLoading && t(messages.loading)}
      </span>
    </>
  )
}

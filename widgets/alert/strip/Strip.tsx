import { Pause, Play } from 'lucide'
import type { CSSProperties, FocusEvent } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { messages } from '../alert.messages.ts'
import type { AlertMessage } from '../alert.schema.ts'
import { useMarquee } from './useMarquee.ts'

/** The text of an alert, and the button that stops it from moving where it moves (WCAG 2.2.2). */
export function Strip({ lines }: { lines: readonly AlertMessage[] }) {
  const { t } = useIntl()
  const { state, place, text, pause, move } = useMarquee()
  const moves = state.status === 'moving'
  const style: CSSProperties | undefined = moves ? { animationDuration: `${state.seconds}s` } : undefined
  /** The focus may be on a link that has just moved out. */
  const stopForFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) pause()
  }
  const items = (tabIndex?: number) =>
    lines.map(({ title, href }) => (
      <li key={`${title} ${href}`}>
        {href ? (
          <Link className="line" part="link" href={href} tabIndex={tabIndex} onFocus={stopForFocus}>
            {title}
          </Link>
        ) : (
          <span className="line">{title}</span>
        )}
      </li>
    ))
  return (
    <>
      <div className="place" ref={place} data-motion={state.status}>
        <div className="belt" style={style}>
          <ul role="list" ref={text}>
            {items()}
          </ul>
          {/* Follows the first, so that the line has no end. Promised browsers without `inert` would focus its links. */}
          {moves && (
            <ul role="list" aria-hidden="true" inert>
              {items(-1)}
            </ul>
          )}
        </div>
      </div>
      {(moves || state.status === 'paused') && (
        <IconButton
          label={t(moves ? messages.pause : messages.move)}
          icon={<Icon of={moves ? Pause : Play} size={18} />}
          onClick={moves ? pause : move}
        />
      )}
    </>
  )
}

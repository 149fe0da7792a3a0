import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { bulletsAround } from './bulletsAround.ts'
import type {} from './carousel.css'
import { slidesMessages } from './slides.messages.ts'
import type { Strip } from './useStrip.ts'

/** The position to which the arrow keys lead from another; undefined for other keys. */
function keyTarget(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(index - 1, 0)
    case 'ArrowRight':
      return Math.min(index + 1, count - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** At most five bullets around the current position: one tab stop, with the arrow keys inside. */
export function Bullets({ index, count, goTo }: Strip) {
  const { t } = useIntl()
  const current = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the position, whichever control has changed it.
  useLayoutEffect(() => {
    const button = current.current
    if (button?.parentElement?.matches(':focus-within')) button.focus({ preventScroll: true })
  }, [index])

  const follow = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, index, count)
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div className="q-bullets" role="group" aria-label={t(slidesMessages.choose)} onKeyDown={follow}>
      {bulletsAround(index, count).map(({ index: at, isLast }, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the focused one stays in the document when other positions are drawn.
          key={place}
          ref={at === index ? current : undefined}
          type="button"
          className="q-bullet"
          data-last={isLast || undefined}
          aria-label={t(slidesMessages.show, { index: at + 1 })}
          aria-current={at === index || undefined}
          tabIndex={at === index ? 0 : -1}
          onClick={() => goTo(at)}
        />
      ))}
    </div>
  )
}

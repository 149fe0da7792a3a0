import { type ComponentProps, type ReactNode, useId } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { Heading } from '../ui/Heading.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { Bullets } from './Bullets.tsx'
import type { CarouselHead } from './CarouselHead.ts'
import type {} from './carousel.css'
import { slidesMessages } from './slides.messages.ts'
import type { Strip } from './useStrip.ts'

export interface CarouselProps
  extends Pick<ComponentProps<'section'>, 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus'> {
  head: CarouselHead
  /** Names the carousel where it has no title. */
  label: string
  /** Slides beside each other where there is room. */
  columns: 3 | 4 | 5
  strip: Strip
  slides: readonly { id: string; view: ReactNode }[]
  /** It moves by itself, so that screen readers say nothing of it. */
  isMoving?: boolean
  /** Before the arrows: the button that stops it. */
  tools?: ReactNode
}

/**
 * A strip of slides after the carousel pattern of the ARIA practices: a named region, each slide a group with its place, arrows, and bullets.
 */
export function Carousel({
  head: { title, more },
  label,
  columns,
  strip,
  slides,
  isMoving,
  tools,
  ...watched
}: CarouselProps) {
  const { t } = useIntl()
  const id = useId()
  const { index, count, goTo, viewport } = strip
  const hasTitle = Boolean(title)
  return (
    <section
      {...watched}
      className="q-carousel"
      data-columns={columns}
      aria-roledescription={t(slidesMessages.carousel)}
      aria-labelledby={hasTitle ? id : undefined}
      aria-label={hasTitle ? undefined : label}
    >
      <div className="q-carousel-body">
        {(title || more) && (
          <div className="q-carousel-head">
            {title && (
              <Heading id={id} className="q-carousel-title">
                {title}
              </Heading>
            )}
            {more && (
              <Link className="q-carousel-more" href={more.href}>
                {more.text}
              </Link>
            )}
          </div>
        )}
        {count > 1 && (
          <div className="q-carousel-controls">
            {tools}
            <IconButton className="q-previous" label={t(slidesMessages.previous)} onClick={() => goTo(index - 1)} />
            <Bullets {...strip} />
            <IconButton className="q-next" label={t(slidesMessages.next)} onClick={() => goTo(index + 1)} />
          </div>
        )}
        <div className="q-viewport" ref={viewport}>
          <div className="q-track">
            {slides.map(({ id: key, view }, at) => (
              // biome-ignore lint/a11y/useSemanticElements: the pattern's role; a fieldset is for fields.
              <div
                key={key}
                className="q-slide"
                role="group"
                aria-roledescription={t(slidesMessages.slide)}
                aria-label={t(slidesMessages.place, { index: at + 1, count: slides.length })}
              >
                {view}
              </div>
            ))}
          </div>
        </div>
        {count > 1 && (
          <p className="visually-hidden" aria-live={isMoving ? 'off' : 'polite'}>
            {t(slidesMessages.place, { index: index + 1, count: slides.length })}
          </p>
        )}
      </div>
    </section>
  )
}

import { ChevronDown, ChevronUp } from 'lucide'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../../src/ui/Icon.tsx'
import { keepClear } from './keepClear.ts'
import type { Place } from './paywall.model.ts'

export interface BoxProps {
  title: string
  place: Place
  /** For the sheet: which of the few layouts. */
  layout: 'wall' | 'column' | 'gift' | 'login'
  /** A CSS colour for the rule and what else is set in the accent. */
  colour: string | undefined
  /** Left out, the box can't be folded. */
  onToggle: (() => void) | undefined
  children: ReactNode
}

/**
 * The frame of all boxes: a rule, a headline, what is under it. Folding keeps headline and control in their place in the document, so focus and
 * reading order stay; only what is seen moves to the window's edge.
 */
export function Box({ title, place, layout, colour, onToggle, children }: BoxProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const fold = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (place !== 'article' && box.current) return keepClear(document, box.current.offsetHeight)
  }, [place])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || place !== 'sheet') return
    // What had the focus may be about to hide.
    fold.current?.focus()
    onToggle?.()
  }

  // React's type knows no custom properties. On the corrected colour, white is legible in light and near-black in dark.
  const style = colour && ({ '--q-accent': colour, '--q-on-accent': 'light-dark(#fff, #0d1116)' } as CSSProperties)
  return (
    <section
      className={`box ${layout} ${place}`}
      part="box"
      ref={box}
      aria-labelledby={`${id}-title`}
      onKeyDown={closeOnEscape}
      {...(style && { style })}
    >
      <div className="inner">
        <h2 id={`${id}-title`} className="title">
          {onToggle ? (
            <button
              type="button"
              className="fold"
              ref={fold}
              aria-expanded={place !== 'bar'}
              aria-controls={`${id}-body`}
              onClick={onToggle}
            >
              <span>{title}</span>
              <Icon of={place === 'bar' ? ChevronUp : ChevronDown} />
            </button>
          ) : (
            title
          )}
        </h2>
        <div id={`${id}-body`} className="body" hidden={place === 'bar'}>
          {children}
        </div>
      </div>
    </section>
  )
}

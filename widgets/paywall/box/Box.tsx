import { ChevronDown, ChevronUp } from 'lucide'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { stackAtBottom } from '#kit/dom/bottom/stackAtBottom.ts'
import { lightDark } from '#kit/dom/colours/lightDark.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { isComposing } from '#lib/isComposing.ts'
import type { Position } from '../paywall.model.ts'
import { alignWithColumn } from './alignWithColumn.ts'

export interface BoxProps {
  title: string
  place: Position
  /** The layout variant, for the style sheet. */
  layout: 'wall' | 'column' | 'gift'
  /** The accent, a CSS colour. */
  colour: string | undefined
  /** Without it the box cannot be folded. */
  onToggle: (() => void) | undefined
  /** Beside the headline while it is folded. */
  folded: ReactNode
  children: ReactNode
}

/**
 * The frame of all boxes: rule, headline, content. Folding keeps headline and control in their DOM position, so focus and
 * reading order stay; only CSS moves the box to the window's edge.
 */
export function Box({ title, place, layout, colour, onToggle, folded, children }: BoxProps) {
  const box = useRef<HTMLElement>(null)
  const fold = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const root = box.current?.getRootNode()
    if (place === 'article' || !box.current || !(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement))
      return
    const endAlignment = alignWithColumn(root.host, box.current)
    const leave = stackAtBottom(root.host, box.current, place)
    return () => {
      endAlignment()
      leave()
    }
  }, [place])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || place !== 'sheet' || isComposing(event)) return
    // Folding may hide the focused element.
    fold.current?.focus()
    onToggle?.()
  }

  // React's CSSProperties type has no custom properties. On the corrected colour, white is legible in light and near-black in dark.
  const style = colour && ({ '--q-accent': colour, '--q-on-accent': lightDark('#fff', '#0d1116') } as CSSProperties)
  return (
    <section
      className={`box ${layout} ${place}`}
      part="box"
      ref={box}
      aria-labelledby="title"
      onKeyDown={closeOnEscape}
      style={style || undefined}
    >
      <div className="inner">
        <Heading id="title" className="title">
          {onToggle ? (
            <button
              type="button"
              className="fold"
              ref={fold}
              aria-expanded={place !== 'bar'}
              aria-controls="body"
              onClick={onToggle}
            >
              <span>{title}</span>
              <Icon of={place === 'bar' ? ChevronUp : ChevronDown} />
            </button>
          ) : (
            title
          )}
        </Heading>
        {place === 'bar' && folded}
        <div id="body" className="body" hidden={place === 'bar'}>
          {children}
        </div>
      </div>
    </section>
  )
}

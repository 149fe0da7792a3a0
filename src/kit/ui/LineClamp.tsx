import { type ComponentProps, type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react'
import type {} from './lineClamp.css'

export interface LineClampProps extends Omit<ComponentProps<'p'>, 'children' | 'id' | 'ref'> {
  /** Text alone: a link in a line that is cut off would take the focus unseen. */
  children: string
  /** Lines that are shown before more is asked for; 3 by default (content-features §9). */
  lines?: number
  /** The words of the button, in the language of the widget. */
  more: string
  less: string
}

const isCutOff = ({ clientHeight, scrollHeight }: Element) => scrollHeight > clientHeight + 1

/**
 * A text that is cut after some lines, with a button that shows the rest. The button is there only where something is cut off, at any width and text size;
 * it stays the same one, so that it keeps the focus.
 */
export function LineClamp({ children, lines = 3, more, less, className = '', ...native }: LineClampProps) {
  const id = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  const wasOpen = useRef(isOpen)

  // A layout effect, so that the button is there with the first paint. While all is shown there is nothing to measure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may be longer in a box of the same size.
  useLayoutEffect(() => {
    const element = text.current
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!element || isOpen) return
    const measure = () => setCut(isCutOff(element))
    measure()
    // In a window that has become wider nothing is cut off any more, and the button goes: the focus stays beside it.
    if (hasClosed && !isCutOff(element)) element.focus({ preventScroll: true })
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [isOpen, children, lines])

  // React's CSSProperties type has no custom properties.
  const style = { '--q-lines': lines } as CSSProperties
  return (
    <div className={`q-clamp ${className}`}>
      <p {...native} ref={text} id={id} data-open={isOpen ? '' : undefined} style={style} tabIndex={-1}>
        {children}
      </p>
      {(isCut || isOpen) && (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? less : more}
        </button>
      )}
    </div>
  )
}

import type { KeyboardEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { onOutsidePress } from '../dom/onOutsidePress.ts'

interface MoreBoxProps {
  onClose: () => void
  /** What it is given closes the box and returns the focus to the button. */
  children: (close: () => void) => ReactNode
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
}

/** What stands under an opened ⋯, on the side where there is room. */
export function MoreBox({ onClose, children }: MoreBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef<(returning: boolean) => void>(() => {})
  close.current = (returning) => {
    const button = box.current?.parentElement?.querySelector('button')
    onClose()
    if (returning) button?.focus()
  }

  // A layout effect, because a quick reader's next key comes before the frame has been painted.
  useLayoutEffect(() => {
    // The ⋯ with what opens under it: a press outside it closes.
    const element = box.current?.parentElement
    if (!element) return
    const life = new AbortController()
    onOutsidePress(element, () => close.current(false), life.signal)
    // A press moves the focus to nothing before its click comes: only a real move away closes.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close.current(false)
    }
    // The button is outside this box, and its keys and its focus count too.
    const { signal } = life
    element.addEventListener('keydown', (event) => onKeyDown(event, box.current, close.current), { signal })
    element.addEventListener('focusout', leave, { signal })
    return () => life.abort()
  }, [])
  useLayoutEffect(() => {
    if (!box.current) return
    const { left, bottom } = box.current.getBoundingClientRect()
    box.current.toggleAttribute('data-start', left < 0)
    box.current.toggleAttribute('data-above', bottom > window.innerHeight)
  }, [])

  return (
    <div ref={box} className="q-more-box">
      {children(() => close.current(true))}
    </div>
  )
}

function onKeyDown(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>,
  box: HTMLElement | null,
  onClose: (returning: boolean) => void,
) {
  if (event.key === 'Escape') {
    // An Escape closes one thing: not the dialog around it as well.
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
    return
  }
  const step = steps[event.key]
  if (!step || !box) return
  event.preventDefault()
  const items = [...box.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[step(at, items.length - 1)]?.focus()
}

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { queryMedia } from '#lib/queryMedia.ts'
import { focusSafely } from '../../dom/focusSafely.ts'
import { focusStart } from '../overlay/useModalDialog.ts'

/** Milliseconds in which the next panel comes in. */
const TURN_MS = 140

/** CSS pixels from which it comes. */
const TURN_BY = 24

interface Opener {
  element: Element
  /** How far below the body's upper edge it was, in CSS pixels. */
  offset: number
}

interface ShownPanel {
  key: string
  /** How far its content was scrolled when it was left, in CSS pixels. */
  top: number
  /** The row that was pressed last, which may have led on. */
  opener?: Opener
}

/** Frames in which a list finds out again how high its rows are. */
const SETTLING = 12

function turn(content: Element, from: number): void {
  if (queryMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = { opacity: 0, transform: `translateX(${from}px)` }
  content.animate([start, { opacity: 1, transform: 'none' }], { duration: TURN_MS, easing: 'ease-out' })
}

/** Ends with the reader's first own movement. */
function untilMoved(body: HTMLElement): AbortController {
  const lifetime = new AbortController()
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    body.addEventListener(type, () => lifetime.abort(), { signal: lifetime.signal, passive: true })
  }
  return lifetime
}

/** Scrolls as far as it was, also where the content is not there yet: a list that still loads grows below. */
function scrollBack(body: HTMLElement, top: number, lifetime: AbortController): void {
  const scroll = () => {
    body.scrollTop = top
    return Math.abs(body.scrollTop - top) < 1
  }
  if (scroll()) return
  const grown = new ResizeObserver(() => {
    if (scroll()) grown.disconnect()
  })
  for (const part of body.children) grown.observe(part)
  lifetime.signal.addEventListener('abort', () => grown.disconnect())
}

const offsetIn = (body: Element, element: Element) =>
  element.getBoundingClientRect().top - body.getBoundingClientRect().top

/** Keeps a row where the reader has pressed it, while what is above it still changes: a list that only renders what is in sight. */
function keepInPlace(body: HTMLElement, { element, offset }: Opener, { signal }: AbortController): void {
  let left = SETTLING
  const settle = () => {
    if (signal.aborted || !element.isConnected) return
    const moved = offsetIn(body, element) - offset
    if (Math.abs(moved) >= 1) body.scrollTop += moved
    if (--left > 0) requestAnimationFrame(settle)
  }
  settle()
}

/**
 * Turns to another panel in a dialog that stays open: a new one begins at its top with the focus at its start; one that was seen before is as far down as it was left, with the focus on
 * the row that led away from it, where that is still there.
 *
 * @param key Tells the panels apart.
 * @param body The element that scrolls; its first child is moved.
 */
export function usePanelHistory(
  key: string,
  dialog: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): void {
  const panels = useRef<readonly ShownPanel[]>([])

  useLayoutEffect(() => {
    const area = body.current
    if (!area) return
    const lifetime = new AbortController()
    const listen = (type: 'scroll' | 'click', note: (panel: ShownPanel, target: EventTarget | null) => void) => {
      const onEvent = ({ target }: Event) => {
        const panel = panels.current.at(-1)
        if (panel) note(panel, target)
      }
      // Before the row's own handler, which may turn to another panel at once.
      area.addEventListener(type, onEvent, { signal: lifetime.signal, passive: true, capture: true })
    }
    // Noted while it scrolls and is pressed: when the key changes, the content has changed too.
    listen('scroll', (panel) => {
      panel.top = area.scrollTop
    })
    listen('click', (panel, target) => {
      const element = target instanceof Element ? target.closest('button, a') : null
      if (element) panel.opener = { element, offset: offsetIn(area, element) }
    })
    return () => lifetime.abort()
  }, [body])

  useLayoutEffect(() => {
    const before = panels.current
    const at = before.findIndex((panel) => panel.key === key)
    const panel = before[at] ?? { key, top: 0 }
    panels.current = at < 0 ? [...before, panel] : before.slice(0, at + 1)
    const area = body.current
    if (before.length === 0 || !area || !dialog.current) return
    const lifetime = untilMoved(area)
    scrollBack(area, panel.top, lifetime)
    const { opener } = panel
    if (at >= 0 && opener && focusSafely(opener.element)) keepInPlace(area, opener, lifetime)
    else focusStart(dialog.current)
    if (area.firstElementChild) turn(area.firstElementChild, at < 0 ? TURN_BY : -TURN_BY)
    return () => lifetime.abort()
  }, [key, dialog, body])
}

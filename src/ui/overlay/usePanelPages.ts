import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { deepActiveElement } from '../../dom/deepActiveElement.ts'
import { focusSafely } from '../../dom/focusSafely.ts'
import { focusStart } from './useModalDialog.ts'

/** Milliseconds in which the next page comes in. */
const TURN_MS = 140

/** CSS pixels from which it comes. */
const TURN_BY = 24

interface PanelPage {
  key: string
  /** How far its content was scrolled when it was left, in CSS pixels. */
  top: number
  /** What had the focus when it was left: the row that led on. */
  focused: Element | null
}

function turn(content: Element, from: number): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = { opacity: 0, translate: `${from}px 0` }
  content.animate([start, { opacity: 1, translate: '0 0' }], { duration: TURN_MS, easing: 'ease-out' })
}

/** Scrolls as far as it was, also where the content is not there yet: a list that still loads grows below. The reader's own movements come first. */
function scrollBack(body: HTMLElement, top: number): () => void {
  body.scrollTop = top
  const lifetime = new AbortController()
  if (Math.abs(body.scrollTop - top) < 1) return () => undefined
  const grown = new ResizeObserver(() => {
    body.scrollTop = top
    if (Math.abs(body.scrollTop - top) < 1) lifetime.abort()
  })
  for (const part of body.children) grown.observe(part)
  lifetime.signal.addEventListener('abort', () => grown.disconnect())
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    body.addEventListener(type, () => lifetime.abort(), { signal: lifetime.signal, passive: true })
  }
  return () => lifetime.abort()
}

/**
 * Turns the pages of a panel whose dialog stays open: a new one begins at its top with the focus at its start; one that was seen before is as far down as it was left, with the focus on
 * the row that led away from it, where that is still there.
 *
 * @param key Tells the pages apart.
 * @param body What scrolls; its first child is what moves.
 */
export function usePanelPages(
  key: string,
  dialog: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): void {
  const pages = useRef<readonly PanelPage[]>([])

  useLayoutEffect(() => {
    const area = body.current
    // Noted while it scrolls: when the key changes, the content has changed too.
    const note = () => {
      const page = pages.current.at(-1)
      if (page && area) page.top = area.scrollTop
    }
    area?.addEventListener('scroll', note, { passive: true })
    return () => area?.removeEventListener('scroll', note)
  }, [body])

  useLayoutEffect(() => {
    const before = pages.current
    const at = before.findIndex((page) => page.key === key)
    const page = before[at] ?? { key, top: 0, focused: null }
    pages.current = at < 0 ? [...before, page] : before.slice(0, at + 1)
    const area = body.current
    if (before.length === 0 || !area || !dialog.current) return
    const left = before.at(-1)
    if (left) left.focused = deepActiveElement()
    const stop = scrollBack(area, page.top)
    if (at < 0 || !focusSafely(page.focused)) focusStart(dialog.current)
    if (area.firstElementChild) turn(area.firstElementChild, at < 0 ? TURN_BY : -TURN_BY)
    return stop
  }, [key, dialog, body])
}

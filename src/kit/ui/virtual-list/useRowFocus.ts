import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusSafely } from '../../dom/focusSafely.ts'

function focusRow(box: HTMLElement, index: number, control: string): boolean {
  return focusSafely(box.querySelector(`[aria-posinset="${index + 1}"] ${control}`))
}

/**
 * Moves the focus when its row of a `VirtualList` leaves or the button for more is used up: never to the start of the page. With a row that comes back, because the server
 * has refused, it comes back too.
 *
 * @param box Around the list. In it, `data-row-action` marks the button that removes a row, and `data-more-rows` the button for more.
 * @param rows The items of the list.
 */
export function useRowFocus(box: RefObject<HTMLElement | null>, rows: readonly { id: string }[]) {
  const leaving = useRef(new Map<string, number>())
  /** The elements to which the focus of rows has gone that have left. */
  const left = useRef(new Map<string, Element>())
  const growing = useRef<number>(undefined)
  const waiting = useRef<MutationObserver>(undefined)

  useEffect(() => () => waiting.current?.disconnect(), [])
  useLayoutEffect(() => {
    const area = box.current
    const root = area?.getRootNode()
    if (!area || !(root instanceof ShadowRoot)) return
    const known = new Set(rows.map(({ id }) => id))
    /** The list renders a new row when it has measured those before it. Who has gone on to something else meanwhile stays there. */
    const lead = (index: number, control: string, isElsewhere: (focused: Element) => boolean) => {
      const go = () => {
        const focused = root.activeElement
        if ((focused && isElsewhere(focused)) || focusRow(area, index, control)) waiting.current?.disconnect()
      }
      waiting.current?.disconnect()
      waiting.current = new MutationObserver(go)
      waiting.current.observe(area, { childList: true, subtree: true })
      go()
    }
    for (const [id, index] of leaving.current) {
      if (known.has(id)) continue
      leaving.current.delete(id)
      // The reader may have gone on to something else while the server answered.
      if (root.activeElement) continue
      const next = Math.min(index, rows.length - 1)
      if (!focusRow(area, next, '[data-row-action]')) focusSafely(area.closest('dialog')?.querySelector('h2'))
      if (root.activeElement) left.current.set(id, root.activeElement)
    }
    for (const [id, place] of left.current) {
      if (!known.has(id)) continue
      left.current.delete(id)
      const index = rows.findIndex((row) => row.id === id)
      if (root.activeElement === place) lead(index, '[data-row-action]', (focused) => focused !== place)
    }

    const first = growing.current
    if (first === undefined || rows.length <= first) return
    growing.current = undefined
    lead(first, ':is(a, button)', (focused) => !focused.closest('[data-more-rows]'))
  }, [box, rows])

  return {
    /** A row's own button removes it: the focus goes to the row that takes its place. */
    rowLeaves: (id: string) => {
      const index = rows.findIndex((row) => row.id === id)
      leaving.current.set(id, index)
    },
    /** The button for more was pressed: the focus goes to the first row that it brings. */
    rowsGrow: () => {
      growing.current = rows.length
    },
  }
}

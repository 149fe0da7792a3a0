import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { deepActiveElement } from '../dom/deepActiveElement.ts'

/**
 * Keeps the focus and the caret of a reader who writes in a row of a list when the row changes its place: a browser takes them from a row that moves, and in another part of the
 * list it is a new one. Only one row has a field.
 *
 * @param subscribe Tells of a change before the list is rendered.
 * @param rows Another value when the rows' places have changed.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  subscribe: (listener: () => void) => () => void,
  rows: unknown,
): void {
  const caret = useRef<[start: number, end: number]>(undefined)

  useEffect(
    () =>
      subscribe(() => {
        const field = deepActiveElement()
        const isInRow = field instanceof HTMLTextAreaElement && list.current?.contains(field)
        caret.current = isInRow ? [field.selectionStart, field.selectionEnd] : undefined
      }),
    [subscribe, list],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that they have changed.
  useLayoutEffect(() => {
    const field = list.current?.querySelector('textarea')
    if (!caret.current || !field || field === deepActiveElement()) return
    field.focus()
    field.setSelectionRange(...caret.current)
  }, [list, rows])
}

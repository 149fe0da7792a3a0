import { useEffect, useRef } from 'react'
import { deepActiveElement } from '../dom/deepActiveElement.ts'
import { focusSafely } from '../dom/focusSafely.ts'

/**
 * Moves the focus along with the step: to the part that has `data-autofocus`, else to the title. Whoever has gone to another part of the page by the
 * time that the answer comes stays there, and goes on typing where they are.
 *
 * @param atOnce On the first step too, where another widget's step has led to it; else the page has only just been opened.
 * @returns The `ref` of what the steps stand in.
 */
export function useStepFocus(step: string, atOnce = false) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(atOnce ? undefined : step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const active = deepActiveElement()
    if (active && active !== document.body && !place.current?.contains(active)) return
    focusSafely(place.current?.querySelector('[data-autofocus]') ?? place.current?.querySelector('h1'))
  }, [step])
  return place
}

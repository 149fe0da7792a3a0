import { useEffect, useRef } from 'react'
import { focusSafely } from '../dom/focusSafely.ts'

/**
 * Moves the focus along with the step: to the part that has `data-autofocus`, else to the title. Not on the first, because the page has only just
 * been opened. @returns The `ref` of what the steps stand in.
 */
export function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    focusSafely(place.current?.querySelector('[data-autofocus]') ?? place.current?.querySelector('h1'))
  }, [step])
  return place
}

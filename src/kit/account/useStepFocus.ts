import { useLayoutEffect, useRef } from 'react'
import { ownDocument } from '#lib/ownDocument.ts'
import { deepActiveElement } from '../dom/deepActiveElement.ts'
import { focusSafely } from '../dom/focusSafely.ts'

/**
 * Moves the focus when the step changes: to the element with `data-autofocus`, else to the title. If the reader has meanwhile moved to another part of the
 * page, the focus stays there, so that their typing is not interrupted.
 *
 * @param atOnce Focus the first step too, because another widget's step opened it; on a newly opened page the focus stays where it is.
 * @returns The `ref` of the element around the steps.
 */
export function useStepFocus(step: string, atOnce = false) {
  const container = useRef<HTMLDivElement>(null)
  const previousStep = useRef(atOnce ? undefined : step)
  // A layout effect, so that a key pressed right after the paint reaches the new step.
  useLayoutEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    const active = deepActiveElement()
    if (active && active !== ownDocument().body && !container.current?.contains(active)) return
    focusSafely(container.current?.querySelector('[data-autofocus]') ?? container.current?.querySelector('.q-heading'))
  }, [step])
  return container
}

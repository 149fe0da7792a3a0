import type { ComponentProps, ReactNode } from 'react'
import { useRef } from 'react'
import { onApproach } from './onApproach.ts'
import { useLazyPart } from './useLazyPart.ts'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children' | 'ref' | 'title'> {
  /** Its accessible name, also shown as a tooltip on hover and keyboard focus. */
  label: string
  icon?: ReactNode
  /** Makes it a toggle button, whose label is the same in both states. */
  pressed?: boolean
  /** Loads ahead what a press will need (see `onApproach`). */
  prefetch?: (() => void) | undefined
}

const loadTooltip = async () => (await import('./popup/Tooltip.tsx')).Tooltip

/** Needs `button.css`. No tooltip in the light DOM, where our popups have no styles. */
export function IconButton({ label, icon, pressed, prefetch, className = '', ...native }: IconButtonProps) {
  const { state, open } = useLazyPart(loadTooltip)
  const anchor = useRef<HTMLButtonElement>(null)
  // Stays mounted from then on: the tooltip follows the pointer and the focus itself.
  const showTooltip = (button: HTMLButtonElement) => {
    if (state.status === 'open' || state.status === 'loading' || !(button.getRootNode() instanceof ShadowRoot)) return
    anchor.current = button
    open()
  }
  const watch = (button: HTMLButtonElement | null) =>
    onApproach(button, (event) => {
      prefetch?.()
      // Touch has no hover.
      const hovered = event instanceof PointerEvent && event.pointerType === 'mouse'
      if (button && (hovered || (event.type === 'focusin' && button.matches(':focus-visible')))) showTooltip(button)
    })
  return (
    <>
      <button
        ref={watch}
        type="button"
        {...native}
        className={`q-icon-button ${className}`}
        aria-label={label}
        aria-pressed={pressed}
      >
        {icon}
      </button>
      {state.status === 'open' && anchor.current && <state.Part label={label} anchor={anchor.current} />}
    </>
  )
}

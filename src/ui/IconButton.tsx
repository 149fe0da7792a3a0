import type { ComponentProps, ReactNode } from 'react'
import { useRef } from 'react'
import { useLazyPart } from './useLazyPart.ts'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children' | 'title'> {
  /** Its accessible name, also shown as a tooltip on hover and keyboard focus. */
  label: string
  icon?: ReactNode
  /** Makes it a toggle button, whose label is the same in both states. */
  pressed?: boolean
}

const loadTooltip = async () => (await import('./popup/Tooltip.tsx')).Tooltip

/** Needs `button.css`. No tooltip in the light DOM, where our popups have no styles. */
export function IconButton({
  label,
  icon,
  pressed,
  className = '',
  onPointerEnter,
  onFocus,
  ...native
}: IconButtonProps) {
  const { state, open } = useLazyPart(loadTooltip)
  const anchor = useRef<HTMLButtonElement>(null)
  // Stays mounted from then on: the tooltip follows the pointer and the focus itself.
  const showTooltip = (button: HTMLButtonElement) => {
    if (state.status === 'open' || state.status === 'loading' || !(button.getRootNode() instanceof ShadowRoot)) return
    anchor.current = button
    open()
  }
  return (
    <>
      <button
        type="button"
        {...native}
        className={`q-icon-button ${className}`}
        aria-label={label}
        aria-pressed={pressed}
        onPointerEnter={(event) => {
          onPointerEnter?.(event)
          // Touch has no hover.
          if (event.pointerType === 'mouse') showTooltip(event.currentTarget)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) showTooltip(event.currentTarget)
        }}
      >
        {icon}
      </button>
      {state.status === 'open' && anchor.current && <state.Part label={label} anchor={anchor.current} />}
    </>
  )
}

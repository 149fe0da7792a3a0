import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type {} from './button.css'
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

/** No tooltip in the light DOM, where our popups have no styles. */
export function IconButton({ label, icon, pressed, prefetch, className = '', ...native }: IconButtonProps) {
  /** A new object each time that the pointer or the focus comes. */
  const [near, setNear] = useState<{ anchor: HTMLElement }>()
  const watch = (anchor: HTMLButtonElement | null) =>
    onApproach(anchor, (event) => {
      prefetch?.()
      // Touch has no hover.
      const hovered = event instanceof PointerEvent && event.pointerType === 'mouse'
      if (!anchor || !(hovered || (event.type === 'focusin' && anchor.matches(':focus-visible')))) return
      if (anchor.getRootNode() instanceof ShadowRoot) setNear({ anchor })
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
      {near && <LazyTooltip label={label} near={near} />}
    </>
  )
}

/** Stays mounted from then on: the tooltip follows the pointer and the focus itself. Not before, because a page of comments has a button in each of them. */
function LazyTooltip({ label, near }: { label: string; near: { anchor: HTMLElement } }) {
  const { state, open } = useLazyPart(loadTooltip)
  const isOpen = state.status === 'open'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each coming near tries again what has not loaded.
  useEffect(() => {
    if (!isOpen) open()
  }, [near])
  return isOpen && <state.Part label={label} anchor={near.anchor} />
}

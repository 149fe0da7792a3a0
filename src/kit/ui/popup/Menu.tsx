import { useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { findBeginning } from './findBeginning.ts'
import { hasLeft } from './hasLeft.ts'
import { useAnchorProps } from './useAnchorProps.ts'
import { usePopup } from './usePopup.ts'

export interface MenuItem {
  label: string
  /** Called when the menu has closed and the focus is back on its button; absent for an item that is only text. */
  run?: () => void
  /** A destructive action. */
  danger?: boolean
}

export interface MenuProps {
  /** The button's accessible name. */
  label: string
  /** The button that it opens from. */
  anchor: HTMLElement
  items: readonly MenuItem[]
  onClose: () => void
}

/** A menu following the ARIA practices: arrows, Home, End and letters move the focus, Tab closes it. */
export function Menu({ label, anchor, items, onClose }: MenuProps) {
  const [active, setActive] = useState<number | null>(null)
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<string[]>([])
  labels.current = items.map((item) => item.label)

  const close = (returning: boolean) => {
    onClose()
    if (returning) anchor.focus()
  }
  const { context, dismiss, ref, style } = usePopup({ anchor, placement: 'bottom-end', onClose: close })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
      focusItemOnOpen: true,
      // Screen reader users must be able to reach disabled items.
      disabledIndices: [],
    }),
    useTypeahead(context, {
      listRef: labels,
      activeIndex: active,
      onMatch: setActive,
      findMatch: findBeginning,
    }),
    dismiss,
  ])
  useAnchorProps(anchor, getReferenceProps())
  // The list navigation waits for the next frame, and keys pressed before it would still go to the button and close the menu.
  useLayoutEffect(() => elements.current[0]?.focus({ preventScroll: true }), [])

  const onBlur = (event: FocusEvent) => {
    if (hasLeft(event, anchor)) close(false)
  }
  return (
    <div
      ref={ref}
      className="q-popup q-menu"
      popover="manual"
      role="menu"
      aria-label={label}
      style={style}
      {...getFloatingProps({ onBlur })}
    >
      {items.map((item, index) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          className="q-menu-item"
          tabIndex={active === index ? 0 : -1}
          aria-disabled={item.run === undefined}
          data-danger={item.danger ? '' : undefined}
          {...getItemProps({
            ref: (element: HTMLElement | null) => {
              elements.current[index] = element
            },
            onClick: () => {
              if (!item.run) return
              close(true)
              item.run()
            },
          })}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

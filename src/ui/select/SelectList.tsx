import { useLayoutEffect, useRef } from 'react'
import { onOutsidePress } from '../../dom/onOutsidePress.ts'
import type { Choice } from '../choice.ts'

export interface SelectListProps {
  id: string
  label: string
  options: readonly Choice[]
  value: string
  /** The option that Enter would pick. */
  active: number
  onMove: (index: number) => void
  onPick: (index: number) => void
  onClose: () => void
}

export const optionId = (id: string, index: number) => `${id}-${index}`

/** What stands under an open select, or above it where there is more room. The focus stays on the select. */
export function SelectList({ id, label, options, value, active, onMove, onPick, onClose }: SelectListProps) {
  const list = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const { current } = list
    if (!current?.parentElement) return
    const { bottom, top, height } = current.getBoundingClientRect()
    const control = current.parentElement.getBoundingClientRect()
    current.toggleAttribute('data-above', bottom > window.innerHeight && control.top - height > 0 && top > 0)
    const life = new AbortController()
    onOutsidePress(current.parentElement, () => close.current(), life.signal)
    return () => life.abort()
  }, [])
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div ref={list} id={id} className="q-select-list" role="listbox" aria-label={label} tabIndex={-1}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the same
        <div
          key={option.value}
          id={optionId(id, index)}
          role="option"
          aria-selected={option.value === value}
          data-active={index === active ? '' : undefined}
          // Else the press would take the focus away from the select, and with it the list.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== active && onMove(index)}
          onClick={() => onPick(index)}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}

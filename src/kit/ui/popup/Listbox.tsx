import type { UseInteractionsReturn } from '@floating-ui/react'
import type { ReactNode, RefObject } from 'react'
import type {} from './popup.css'
import type { Popup } from './usePopup.ts'

export interface ListboxOption {
  key: string
  selected: boolean
  content: ReactNode
}

export interface ListboxProps extends Pick<UseInteractionsReturn, 'getFloatingProps' | 'getItemProps'> {
  id: string
  label: string
  className: string
  optionClassName?: string
  popup: Pick<Popup, 'ref' | 'style'>
  options: readonly ListboxOption[]
  /** The option that the keys are on. */
  active: number
  /** For `useListNavigation`: filled with the options' elements. */
  elements: RefObject<(HTMLElement | null)[]>
  onHover?: (index: number) => void
  onPick: (index: number) => void
}

/** A popup of options with virtual focus: the focus, and on phones the keyboard, stay with the field, whose keys pick. */
export function Listbox(props: ListboxProps) {
  const { id, label, className, optionClassName, popup, options, active, elements, onHover, onPick } = props
  return (
    <div
      ref={popup.ref}
      className={`q-popup ${className}`}
      popover="manual"
      style={popup.style}
      {...props.getFloatingProps()}
      id={id}
      role="listbox"
      aria-label={label}
    >
      {options.map(({ key, selected, content }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and its keys pick
        <div
          key={key}
          className={optionClassName}
          role="option"
          aria-selected={selected}
          data-active={index === active ? '' : undefined}
          {...props.getItemProps({
            id: `${id}-${key}`,
            ref: (element: HTMLElement | null) => {
              elements.current[index] = element
            },
            // Otherwise the press would blur the field and close the list.
            onMouseDown: (event) => event.preventDefault(),
            onMouseMove: () => onHover?.(index),
            onClick: () => onPick(index),
          })}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

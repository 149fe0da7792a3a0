import { ChevronLeft, ChevronRight } from 'lucide'
import { Children, type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { ChevronProps, DayButtonProps, DropdownProps } from 'react-day-picker'
import type {} from '../fields/nativeSelect.css'
import { Icon } from '../Icon.tsx'

export const CalendarChevron = ({ orientation }: ChevronProps) => (
  <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
)

/** The library's own button moves the focus only after the paint, too late for a fast next key, and does not announce today to screen readers. */
export function CalendarDay({ day, modifiers, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (modifiers.focused) element.current?.focus()
  }, [modifiers.focused])
  return <button {...button} ref={element} aria-current={modifiers.today ? 'date' : undefined} />
}

/** The year before the month: from the coarse to the fine, and the year decides which months there are. The library has this order for some locales only. */
export function CalendarSelects({ children, ...native }: ComponentProps<'div'>) {
  const [month, year, ...rest] = Children.toArray(children)
  return (
    <div {...native}>
      {year}
      {month}
      {rest}
    </div>
  )
}

/** A native select, which is easier to use for many years than ours. */
export const CalendarSelect = ({ options = [], value, onChange, disabled, 'aria-label': label }: DropdownProps) => (
  <span className="q-native">
    <select aria-label={label} value={value} onChange={onChange} disabled={disabled}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  </span>
)

import type { ComponentProps, ReactNode } from 'react'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> {
  /** Its accessible name. */
  label: string
  icon: ReactNode
  /** Makes it a toggle; the label then stays the same in both states. */
  pressed?: boolean
}

/** Needs `button.css`. */
export const IconButton = ({ label, icon, pressed, className = '', ...native }: IconButtonProps) => (
  <button type="button" {...native} className={`q-icon-button ${className}`} aria-label={label} aria-pressed={pressed}>
    {icon}
  </button>
)

import type { ComponentProps, ReactNode } from 'react'
import type { ButtonKind } from './Button.tsx'

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string
  /** `secondary` by default. */
  kind?: ButtonKind
  icon?: ReactNode
}

/** A link that looks like a button, for what leads to another page. Needs `button.css`. */
export const LinkButton = ({ kind = 'secondary', icon, children, className = '', ...native }: LinkButtonProps) => (
  <a {...native} className={`q-button q-${kind} ${className}`}>
    <span className="q-button-label">
      {icon}
      {children}
    </span>
  </a>
)

import type { ComponentProps, ReactNode } from 'react'
import type { ButtonKind } from './Button.tsx'
import { ButtonLabel } from './ButtonLabel.tsx'
import type {} from './button.css'
import { Link } from './Link.tsx'

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string
  /** `secondary` by default. */
  kind?: ButtonKind
  icon?: ReactNode
}

/** A link that looks like a button, for actions on another page. */
export const LinkButton = ({ kind = 'secondary', icon, children, className = '', ...native }: LinkButtonProps) => (
  <Link {...native} className={`q-button q-${kind} ${className}`}>
    <ButtonLabel icon={icon}>{children}</ButtonLabel>
  </Link>
)

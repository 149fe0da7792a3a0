import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import type {} from './emptyState.css'
import { Icon } from './Icon.tsx'

export interface EmptyStateProps {
  /** One sentence that says what will be here. */
  text: string
  /** A small line drawing above it. */
  icon?: IconNode
  /** One link or button that leads there. */
  action?: ReactNode
}

/** In the place of a list without entries. */
export const EmptyState = ({ text, icon, action }: EmptyStateProps) => (
  <div className="q-empty">
    {icon && <Icon of={icon} size={40} />}
    <p>{text}</p>
    {action}
  </div>
)

import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

export interface LoadingProps {
  /** The name of what is loading, for screen readers. */
  label: string
  /** The skeleton. */
  children: ReactNode
}

export const Loading = ({ label, children }: LoadingProps) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)

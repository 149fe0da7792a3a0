import type { ReactNode } from 'react'

/** Text for those who listen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)

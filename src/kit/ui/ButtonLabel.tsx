import type { ReactNode } from 'react'
import type {} from './button.css'

/** The label of a button. A text is all that its element has: what a browser's translation has made of it can then be replaced. */
export const ButtonLabel = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="q-button-label">
    {icon ? (
      <>
        {icon}
        <span>{children}</span>
      </>
    ) : (
      children
    )}
  </span>
)

import { type ReactNode, useId } from 'react'
import type {} from './rows.css'

export interface RowGroupProps {
  /** A caption above the rows. */
  title?: string
  /** `MenuRow`s. */
  children: ReactNode
}

/** Rows of a menu that belong together. */
export function RowGroup({ title, children }: RowGroupProps) {
  const id = useId()
  return (
    <div className="q-rows">
      {title && <h3 id={id}>{title}</h3>}
      <ul role="list" aria-labelledby={title ? id : undefined}>
        {children}
      </ul>
    </div>
  )
}

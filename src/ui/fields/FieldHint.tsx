import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

export interface FieldHintProps {
  id: string
  help: ReactNode
  error: string | undefined
}

/** The line under a field: help, or an error in its place. It keeps its height when empty to avoid layout shifts, and is announced while the focus is in the field. */
export const FieldHint = ({ id, help, error }: FieldHintProps) => (
  <p className="q-hint" id={id} aria-live="polite" data-error={error === undefined ? undefined : ''}>
    {error === undefined ? (
      help
    ) : (
      <>
        <Icon of={CircleAlert} size={16} />
        {error}
      </>
    )}
  </p>
)

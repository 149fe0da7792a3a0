import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import type {} from './field.css'

export interface FieldHintProps {
  id: string
  help: ReactNode
  error: string | undefined
}

/**
 * The line under a field: help, or an error in its place. It keeps its height when empty to avoid layout shifts. Only the error is announced while the focus is in the field:
 * help that returns would sound like another one. Each text is a block of its own, because some translators write a whole block anew: what else stood in it
 * would no longer be the engine's, and the next error would not be seen.
 */
export const FieldHint = ({ id, help, error }: FieldHintProps) => (
  <div className="q-hint" id={id} data-error={error === undefined ? undefined : ''}>
    {error === undefined && help !== undefined && <div>{help}</div>}
    <div className="q-hint-error" aria-live="polite">
      {error !== undefined && (
        <>
          <Icon of={CircleAlert} size={16} />
          <div>{error}</div>
        </>
      )}
    </div>
  </div>
)

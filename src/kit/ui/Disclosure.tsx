import { ChevronDown } from 'lucide'
import { type ReactNode, useId } from 'react'
import type {} from './disclosure.css'
import { Icon } from './Icon.tsx'

export interface DisclosureProps {
  /** The heading, and what opens and closes its content. */
  title: string
  /** After the title, as a written number; part of the button's accessible name. */
  count?: string | undefined
  open: boolean
  onToggle: (open: boolean) => void
  /** Rendered only while it is open, except with `keep`. */
  children: ReactNode
  /** The closed content stays in the document, hidden, with what was typed into it. */
  keep?: boolean
}

/** A heading that opens what is under it. Its parent keeps which one is open, because of several only one may be. */
export function Disclosure({ title, count, open, onToggle, children, keep = false }: DisclosureProps) {
  const id = useId()
  return (
    <section className="q-disclosure" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open || keep ? `${id}-content` : undefined}
          onClick={() => onToggle(!open)}
        >
          <span>
            {title} {count !== undefined && <span className="q-disclosure-count">{count}</span>}
          </span>
          <Icon of={ChevronDown} />
        </button>
      </h3>
      {(open || keep) && (
        <div id={`${id}-content`} hidden={!open}>
          {children}
        </div>
      )}
    </section>
  )
}

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { ButtonLabel } from './ButtonLabel.tsx'
import type {} from './button.css'
import { Spinner } from './feedback/Spinner.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `secondary` by default. Never two primaries side by side. */
  kind?: ButtonKind
  /** Announcement while the action is pending; presses are then ignored. Pass undefined rather than leave it out if it may be set later. */
  busy?: string | undefined
  icon?: ReactNode
}

/** A busy button keeps its width and, unlike a disabled one, its focus. */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', busy, icon, children, className = '', onClick, ...native } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy === undefined) onClick?.(event)
    else event.preventDefault()
  }
  return (
    <>
      <button
        type="button"
        {...native}
        className={`q-button q-${kind} ${className}`}
        aria-disabled={busy === undefined ? native['aria-disabled'] : true}
        data-busy={busy === undefined ? undefined : ''}
        onClick={press}
      >
        <ButtonLabel icon={icon}>{children}</ButtonLabel>
        {busy !== undefined && <Spinner />}
      </button>
      {'busy' in props && (
        <span className="visually-hidden" aria-live="polite">
          {busy}
        </span>
      )}
    </>
  )
}

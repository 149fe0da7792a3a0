import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `secondary` by default. Two primaries never stand side by side. */
  kind?: ButtonKind
  /** What is going on, for those who listen; while it is there presses do nothing. Pass it as undefined, not left out, where it may come. */
  busy?: string | undefined
  icon?: ReactNode
}

/** Needs `button.css`. Busy it keeps its width and its focus, which a disabled button would lose. */
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
        <span className="q-button-label">
          {icon}
          {children}
        </span>
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

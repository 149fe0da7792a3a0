import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { leaveFocusBefore } from '../../dom/leaveFocusBefore.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import type {} from './notice.css'

const icons = { error: CircleAlert, info: Info, success: CircleCheck, warning: TriangleAlert }

export interface NoticeProps {
  /** Screen readers announce an error assertively, the others politely. */
  kind: 'error' | 'info' | 'success' | 'warning'
  children: ReactNode
  /** A button: retry, sign in. When the message leaves with the focus on it, the focus goes to the nearest heading or row before. */
  action?: { label: string; run: () => void; busy?: string | undefined } | undefined
}

/** An inline message. */
export function Notice({ kind, children, action }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)

  // A layout effect, because its cleanup runs before the pressed button leaves the document.
  useLayoutEffect(() => {
    const element = box.current
    return () => leaveFocusBefore(element)
  }, [])

  return (
    <div ref={box} className="q-notice" data-kind={kind}>
      <Icon of={icons[kind]} />
      {/* Without the action: its label while it is pending would have the whole message read again. */}
      <div className="q-notice-text" role={kind === 'error' ? 'alert' : 'status'}>
        {children}
      </div>
      {action && (
        <Button kind="quiet" busy={action.busy} onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}

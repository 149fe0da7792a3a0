import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'

const icons = { error: CircleAlert, info: Info, success: CircleCheck, warning: TriangleAlert }

export interface NoticeProps {
  /** Screen readers announce an error assertively, the others politely. */
  kind: 'error' | 'info' | 'success' | 'warning'
  children: ReactNode
  /** A button: retry, sign in. */
  action?: { label: string; run: () => void; busy?: string | undefined } | undefined
}

/** An inline message. Needs `notice.css`, and `button.css` for its action. */
export const Notice = ({ kind, children, action }: NoticeProps) => (
  <div className="q-notice" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
    <Icon of={icons[kind]} />
    <div className="q-notice-text">{children}</div>
    {action && (
      <Button kind="quiet" busy={action.busy} onClick={action.run}>
        {action.label}
      </Button>
    )}
  </div>
)

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'

const icons = { error: CircleAlert, info: Info, success: CircleCheck, warning: TriangleAlert }

export interface NoticeProps {
  /** Screen readers announce an error assertively, the others politely. */
  kind: 'error' | 'info' | 'success' | 'warning'
  children: ReactNode
  /** A button: retry, sign in. */
  action?: { label: string; run: () => void; busy?: string | undefined } | undefined
  boxRef?: Ref<HTMLDivElement>
}

/** An inline message. Needs `notice.css`, and `button.css` for its action. */
export const Notice = ({ kind, children, action, boxRef }: NoticeProps) => (
  <div ref={boxRef} className="q-notice" data-kind={kind}>
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

import { Download, LockKeyhole } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { useStore } from 'zustand'
import { isPlainClick } from '#kit/dom/isPlainClick.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { useArchiveServices, useReader } from '../ArchiveContext.ts'
import { issueMessages } from '../archive.messages.ts'
import type { ShownIssue } from './shownIssue.schema.ts'

export interface IssueLinkProps {
  issue: ShownIssue
  /** Called when a reader without access, or before the session has loaded, presses it. */
  onLocked: (issue: ShownIssue) => void
  /** A class besides `issue`, for its look. */
  className?: string
  children: ReactNode
}

/** A paper as one target: the link to its PDF for those who may read it, in the app a download; for the others a button that explains why not. */
export function IssueLink({ issue, onLocked, className = '', children }: IssueLinkProps) {
  const { t } = useIntl()
  const services = useArchiveServices()
  const reader = useReader()
  const saved = useStore(services.saved)?.has(issue.id) ?? false
  const classNames = `issue ${className}`

  if (!issue.pdf)
    return (
      <div className={classNames}>
        {children}
        <span className="state">{t(issueMessages.unavailable)}</span>
      </div>
    )
  if (reader !== 'open')
    return (
      <button
        type="button"
        className={classNames}
        data-issue={issue.id}
        aria-haspopup="dialog"
        onClick={() => onLocked(issue)}
      >
        {children}
        {reader !== 'unknown' && (
          <span className="state" data-lock="">
            <Icon of={LockKeyhole} size={16} />
            <span className="why">{t(issueMessages.locked)}</span>
          </span>
        )}
      </button>
    )
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event) && services.download(issue)) event.preventDefault()
    services.opened(issue)
  }
  return (
    <a
      className={classNames}
      part="issue"
      data-issue={issue.id}
      href={issue.pdf.url}
      target="_blank"
      rel="noopener"
      onClick={onClick}
    >
      {children}
      {saved && (
        <span className="state" data-saved="">
          <Icon of={Download} size={16} />
          {t(issueMessages.saved)}
        </span>
      )}
      {!services.app.inApp && <VisuallyHidden>{t(issueMessages.newTab)}</VisuallyHidden>}
    </a>
  )
}

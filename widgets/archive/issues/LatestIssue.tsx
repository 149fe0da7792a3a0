import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import type {} from '#kit/ui/button.css'
import { useArchiveServices, useReader } from '../ArchiveContext.ts'
import { issueMessages } from '../archive.messages.ts'
import { Cover } from './Cover.tsx'
import { IssueLink } from './IssueLink.tsx'
import { issueDate, issueDateInWords } from './issueDate.ts'
import type { IssuePdf, ShownIssue } from './shownIssue.schema.ts'

const MEGABYTE = 1_000_000

/** Whole megabytes, at least one; a text is returned unchanged. Empty when unknown. */
function fileSize(size: IssuePdf['size'], number: PageIntl['number']): string {
  if (typeof size === 'string') return size
  return size > 0 ? `${number(Math.max(1, Math.round(size / MEGABYTE)))} MB` : ''
}

export interface LatestIssueProps {
  issue: ShownIssue
  onLocked: (issue: ShownIssue) => void
}

/** The paper of the day, large. It is one link; what looks like a button is a part of it. */
export function LatestIssue({ issue, onLocked }: LatestIssueProps) {
  const intl = useIntl()
  const { number, t } = intl
  const { inApp } = useArchiveServices().app
  const size = issue.pdf && fileSize(issue.pdf.size, number)
  const reader = useReader()
  const saves = inApp && reader === 'open'
  return (
    <IssueLink issue={issue} onLocked={onLocked} className="latest">
      <span className="words">
        <span className="type">{[issueDate(issue, intl), issue.type].filter(Boolean).join(' · ')} </span>
        <span className="date">{issueDateInWords(issue, intl)} </span>
        {issue.pdf && (
          <span className="q-button q-primary">{t(saves ? issueMessages.download : issueMessages.read)}</span>
        )}
        {size && <span className="size">{t(issueMessages.size, { size })} </span>}
      </span>
      <Cover cover={issue.cover} first />
    </IssueLink>
  )
}

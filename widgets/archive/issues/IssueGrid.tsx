import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Cover } from './Cover.tsx'
import { IssueLink } from './IssueLink.tsx'
import { issueDate } from './issueDate.ts'
import type { ShownIssue } from './shownIssue.schema.ts'

export interface IssueGridProps {
  issues: readonly ShownIssue[]
  /** The id of the heading that names the list, where that is not the one of the whole widget. */
  labelledBy?: string
  onLocked: (issue: ShownIssue) => void
}

export function IssueGrid({ issues, labelledBy, onLocked }: IssueGridProps) {
  const intl = useIntl()
  return (
    <ul role="list" className="issues" aria-labelledby={labelledBy}>
      {issues.map((issue) => (
        <li key={issue.id}>
          <IssueLink issue={issue} onLocked={onLocked}>
            <span className="date">{issueDate(issue, intl)} </span>
            <span className="type">{issue.type} </span>
            <Cover cover={issue.cover} />
          </IssueLink>
        </li>
      ))}
    </ul>
  )
}

import { filterMessages } from '#kit/filters/filters.messages.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { messages } from '../archive.messages.ts'
import type { ArchiveState } from '../archive.model.ts'
import { RouteLink } from '../route/RouteLink.tsx'
import { isFiltered, startRoute } from '../route/route.ts'
import { IssueGrid } from './IssueGrid.tsx'
import { LatestIssue } from './LatestIssue.tsx'
import { SeeMore } from './SeeMore.tsx'
import type { ShownIssue } from './shownIssue.schema.ts'

export interface IssuesProps {
  state: Extract<ArchiveState, { status: 'shown' }>
  onLocked: (issue: ShownIssue) => void
}

/** The papers; without filters the latest one is large, in a wide window beside the first of the others. */
export function Issues({ state, onLocked }: IssuesProps) {
  const { t } = useIntl()
  const { issues, route } = state
  const [latest, ...previous] = issues
  if (!latest) return <NoIssues filtered={isFiltered(route) || route.listPage > 1} />
  if (isFiltered(route) || route.listPage > 1)
    return (
      <>
        {route.listPage > 1 && (
          <RouteLink to={{ ...route, listPage: route.listPage - 1 }}>{t(messages.newer)}</RouteLink>
        )}
        <IssueGrid issues={issues} onLocked={onLocked} />
        <SeeMore state={state} />
      </>
    )
  return (
    <>
      <div className="front">
        <LatestIssue issue={latest} onLocked={onLocked} />
        {previous.length > 0 && (
          <>
            <Heading id="previous">{t(messages.previous)}</Heading>
            <IssueGrid issues={previous} labelledBy="previous" onLocked={onLocked} />
          </>
        )}
      </div>
      <SeeMore state={state} />
    </>
  )
}

function NoIssues({ filtered }: { filtered: boolean }) {
  const { t } = useIntl()
  return (
    <div className="empty">
      <p>{t(filtered ? messages.empty : messages.emptyArchive)}</p>
      {filtered && <RouteLink to={startRoute}>{t(filterMessages.clear)}</RouteLink>}
    </div>
  )
}

import { useMemo } from 'react'
import type { DescribeFilters } from '#kit/filters/DescribeFilters.ts'
import { FiltersBar } from '#kit/filters/FiltersBar.tsx'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { messages } from '../archive.messages.ts'
import type { ArchiveState } from '../archive.model.ts'
import { filterNames, isFiltered, startRoute } from '../route/route.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { archiveFilters, settleEdition } from './archiveFilters.ts'
import { MonthForm } from './MonthForm.tsx'
import { selectedIn, selectionOfRoute } from './routeSelection.ts'

/** The bar above the papers: the filters, each applied one as a link that removes it, and in the app a link to the saved papers. */
export function FilterBar({ state }: { state: ArchiveState }) {
  const { t } = useIntl()
  const { app, firstYear, now, store, track } = useArchiveServices()
  const { route, editions, status } = state
  const applied = useMemo(() => selectionOfRoute(route), [route])
  const describe: DescribeFilters = (today, draft) => archiveFilters({ editions, firstYear, today }, draft, t)

  return (
    <div className="bar">
      <FiltersBar
        describe={describe}
        settle={(draft, changed) => settleEdition(editions, draft, changed)}
        applied={applied}
        count={filterNames.filter((name) => route[name] !== undefined).length}
        now={now}
        onApply={(selection) => store.go({ ...selectedIn(selection), listPage: 1, order: route.order })}
        onClear={() => store.go(startRoute)}
      >
        <MonthForm key={route.date} day={route.date} />
        {app.inApp && (
          <Button
            kind="quiet"
            onClick={() => {
              track('downloads')
              app.send('showDownloadedPDFs')
            }}
          >
            {t(messages.downloads)}
          </Button>
        )}
      </FiltersBar>
      {isFiltered(route) && (
        <AppliedFilters route={route} editions={editions} unnamed={status === 'loading' && editions.length === 0} />
      )}
    </div>
  )
}

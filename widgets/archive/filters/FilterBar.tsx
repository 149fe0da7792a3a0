import { SlidersHorizontal, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import type { Day } from '../../../src/dates/Day.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { filterMessages, messages } from '../archive.messages.ts'
import type { ArchiveState } from '../archive.model.ts'
import type { Route } from '../route/route.ts'
import { filterNames, isFiltered, startRoute } from '../route/route.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'

/** The bar above the papers: the filters with the number applied, the link that removes them all, and in the app a link to the saved papers. */
export function FilterBar({ state }: { state: ArchiveState }) {
  const { t } = useIntl()
  const { app, store, today, track } = useArchiveServices()
  const { route, editions, status } = state
  /** The day and the list for which the panel was opened: with another list it closes, and its draft is dropped. */
  const [opened, setOpened] = useState<{ on: Day; over: Route }>()
  const openOn = opened?.over === route ? opened.on : undefined
  const bar = useRef<HTMLDivElement>(null)
  const count = filterNames.filter((name) => route[name] !== undefined).length

  const close = () => {
    setOpened(undefined)
    bar.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={bar} className="bar">
      <div className="tools">
        <Button
          icon={<Icon of={SlidersHorizontal} />}
          aria-expanded={openOn !== undefined}
          aria-controls={openOn === undefined ? undefined : 'filters'}
          onClick={() => setOpened(openOn === undefined ? { on: today(), over: route } : undefined)}
        >
          {count > 0 ? t(filterMessages.applied, { count }) : t(filterMessages.open)}
        </Button>
        {isFiltered(route) && (
          <IconButton
            label={t(filterMessages.clear)}
            icon={<Icon of={Trash2} />}
            onClick={() => store.go(startRoute)}
          />
        )}
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
      </div>
      {openOn !== undefined && (
        <FilterPanel
          id="filters"
          editions={editions}
          applied={route}
          today={openOn}
          onClose={close}
          onApply={(selection) => {
            setOpened(undefined)
            store.go({ ...selection, page: 1, order: route.order })
          }}
        />
      )}
      {isFiltered(route) && (
        <AppliedFilters route={route} editions={editions} unnamed={status === 'loading' && editions.length === 0} />
      )}
    </div>
  )
}

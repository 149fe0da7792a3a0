import { X } from 'lucide'
import type { MouseEvent } from 'react'
import { isPlainClick } from '#kit/dom/isPlainClick.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { dayText } from '#kit/ui/date/dayText.ts'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { filterMessages } from '../archive.messages.ts'
import type { Edition } from '../archive.schema.ts'
import { type FilterName, filterNames, type Route } from '../route/route.ts'
import { publicationsOf } from './editionChoices.ts'

export interface AppliedFiltersProps {
  route: Route
  editions: readonly Edition[]
  /** The editions are on their way: their names are not known yet, only the address's. */
  unnamed: boolean
}

/** The applied filters, each a link to the archive without it. */
export function AppliedFilters({ route, editions, unnamed }: AppliedFiltersProps) {
  const intl = useIntl()
  const { t } = intl
  const { store } = useArchiveServices()

  const nameOf = (filter: FilterName, value: string): string => {
    if (filter === 'date') return dayText(value, intl)
    const choices =
      filter === 'edition'
        ? editions.map(({ name, value }) => ({ label: name, value }))
        : publicationsOf(editions, route.edition)
    return choices.find((choice) => choice.value === value)?.label ?? value
  }
  return (
    <ul role="list" className="applied" aria-label={t(filterMessages.title)}>
      {filterNames.flatMap((filter) => {
        const value = route[filter]
        if (value === undefined) return []
        const without = { ...route, [filter]: undefined, listPage: 1 }
        const name = nameOf(filter, value)
        const follow = (event: MouseEvent) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          store.go(without)
        }
        return (
          <li key={filter}>
            <Link href={store.href(without)} onClick={follow} aria-label={t(filterMessages.remove, { filter: name })}>
              {unnamed && filter !== 'date' ? <Skeleton height={1} width={5} /> : name}
              <Icon of={X} size={16} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { useHostView } from '#islands/island/useHostView.ts'
import type { DescribeFilters } from '#kit/filters/DescribeFilters.ts'
import { FiltersBar } from '#kit/filters/FiltersBar.tsx'
import { countOf, NOTHING } from '#kit/filters/selection.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { messages } from './filters.messages.ts'
import type { FilterDefinition } from './filters.schema.ts'
import type { FiltersStore } from './filters.store.ts'
import { toFilter } from './toFilter.ts'

export interface FiltersProps {
  store: FiltersStore
  definitions: readonly FilterDefinition[]
  now: () => Date
}

/** The filters of a list that the page, or a widget on it, shows. */
export function Filters({ store, definitions, now }: FiltersProps) {
  const { number, t } = useIntl()
  const { applied, status } = useStore(store)
  const describe = useCallback<DescribeFilters>(
    (today) => definitions.map((definition) => toFilter(definition, today)),
    [definitions],
  )
  useHostView(definitions.length > 0 ? 'shown' : 'hidden')
  const count = countOf(definitions, applied)
  const news = useMemo(
    () => (status === 'changed' ? { text: t(messages.changed, { count, number: number(count) }), applied } : undefined),
    [status, applied, count, number, t],
  )

  if (definitions.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form field stands in it, which a fieldset is for.
    <div className="filters" part="filters" role="group" aria-label={t(messages.label)}>
      <FiltersBar
        describe={describe}
        applied={applied}
        count={count}
        now={now}
        onApply={store.apply}
        onClear={() => store.apply(NOTHING)}
        early
      />
      <LiveRegion announcement={news} />
    </div>
  )
}

import { type FormEvent, useId, useRef, useState } from 'react'
import { dayOf } from '../dates/day.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { adoptAround } from '../styles/adoptStyles.ts'
import { Button } from '../ui/Button.tsx'
import choiceCss from '../ui/choices/choice.css?inline'
import dateRangeCss from '../ui/date/dateRange.css?inline'
import { dayText } from '../ui/date/dayText.ts'
import fieldCss from '../ui/fields/field.css?inline'
import selectCss from '../ui/fields/select.css?inline'
import { SidePanel } from '../ui/panels/SidePanel.tsx'
import sidePanelCss from '../ui/panels/sidePanel.css?inline'
import { uiMessages } from '../ui/ui.messages.ts'
import type { DescribeFilters, SettleDraft } from './DescribeFilters.ts'
import { type Draft, withValues } from './Draft.ts'
import { differs, draftOf, selectionOf } from './draftSelection.ts'
import { FilterField } from './FilterField.tsx'
import { filterMessages } from './filters.messages.ts'
import filtersPanelCss from './filtersPanel.css?inline'
import type { Selection } from './selection.ts'

export interface FiltersPanelProps {
  describe: DescribeFilters
  /** The effect of one filter's change on the others: it may take their values away. */
  settle?: SettleDraft | undefined
  applied: Selection
  now: () => Date
  onApply: (selection: Selection) => void
  onClose: () => void
}

const adopt = adoptAround(sidePanelCss, fieldCss, choiceCss, selectCss, dateRangeCss, filtersPanelCss)

const emptyDraft: Draft = {}

/** A choice takes effect when it is applied, and is dropped when the panel closes (content-features §4, "Filters"). */
export function FiltersPanel({ describe, settle, applied, now, onApply, onClose }: FiltersPanelProps) {
  const intl = useIntl()
  const { t } = intl
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [today] = useState(() => dayOf(now()))
  const [draft, setDraft] = useState(() => draftOf(describe(today, emptyDraft), applied, (day) => dayText(day, intl)))
  const [submitted, setSubmitted] = useState(false)
  const filters = describe(today, draft)
  const isChanged = differs(filters, draft, applied)

  const change = (name: string, values: readonly string[]) =>
    setDraft((before) => {
      const next = withValues(before, name, values)
      return settle ? settle(next, name) : next
    })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const selection = selectionOf(filters, draft)
    if (selection) return isChanged && onApply(selection)
    setSubmitted(true)
    // Once the fields say what is wrong.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <div ref={adopt}>
      <SidePanel
        title={t(filterMessages.title)}
        closeLabel={t(uiMessages.close)}
        onClose={onClose}
        footer={
          <div className="q-filters-actions">
            <Button kind="quiet" onClick={() => setDraft(emptyDraft)}>
              {t(filterMessages.reset)}
            </Button>
            {isChanged && (
              <Button kind="primary" type="submit" form={id}>
                {t(filterMessages.apply)}
              </Button>
            )}
          </div>
        }
      >
        <form ref={form} id={id} className="q-filters" noValidate onSubmit={apply}>
          {filters.map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              draft={draft}
              onChange={change}
              today={today}
              submitted={submitted}
            />
          ))}
        </form>
      </SidePanel>
    </div>
  )
}

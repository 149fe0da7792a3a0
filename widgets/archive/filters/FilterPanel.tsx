import type { FormEvent, KeyboardEvent } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '../../../src/dates/Day.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { DateField } from '../../../src/ui/date/DateField.tsx'
import { Select } from '../../../src/ui/fields/Select.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'
import { filterMessages } from '../archive.messages.ts'
import type { Edition } from '../archive.schema.ts'
import type { Selection } from '../route/route.ts'
import {
  differs,
  draftOf,
  editionChoices,
  emptyDraft,
  FIRST_DAY,
  publicationChoices,
  selectionOf,
  withEdition,
} from './filters.model.ts'

export interface FilterPanelProps {
  id: string
  editions: readonly Edition[]
  applied: Selection
  today: Day
  onApply: (selection: Selection) => void
  onClose: () => void
}

/** The draft takes effect when it is applied, and is dropped when the panel closes (content-features §4, "Filters"). */
export function FilterPanel({ id, editions, applied, today, onApply, onClose }: FilterPanelProps) {
  const { t } = useIntl()
  const [draft, setDraft] = useState(() => draftOf(applied))
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
  }, [])

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const selection = selectionOf(draft, today)
    // Only the date can be invalid; its field shows the error on blur.
    if (!selection) return form.current?.querySelector('input')?.focus()
    if (differs(draft, applied, today)) onApply(selection)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <form
      ref={form}
      id={id}
      className="filter-panel"
      aria-label={t(filterMessages.title)}
      onSubmit={apply}
      onKeyDown={onKeyDown}
    >
      <div className="fields">
        <Select
          label={t(filterMessages.edition)}
          options={editionChoices(editions, t(filterMessages.allEditions), draft.edition)}
          value={draft.edition}
          onChange={(edition) => setDraft(withEdition(draft, edition, editions))}
        />
        <Select
          label={t(filterMessages.publication)}
          options={publicationChoices(editions, draft, t(filterMessages.allPublications))}
          value={draft.publication}
          onChange={(publication) => setDraft({ ...draft, publication })}
        />
        <DateField
          label={t(filterMessages.date)}
          today={today}
          min={FIRST_DAY}
          value={draft.dateText}
          onChange={(dateText) => setDraft({ ...draft, dateText })}
        />
      </div>
      <div className="actions">
        <Button kind="quiet" onClick={() => setDraft(emptyDraft)}>
          {t(filterMessages.reset)}
        </Button>
        <Button onClick={onClose}>{t(uiMessages.close)}</Button>
        {differs(draft, applied, today) && (
          <Button kind="primary" type="submit">
            {t(filterMessages.apply)}
          </Button>
        )}
      </div>
    </form>
  )
}

import type { Day } from '#kit/dates/day.ts'
import { type Draft, textOf, withValues } from '#kit/filters/Draft.ts'
import type { Filter } from '#kit/filters/Filter.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { filterMessages } from '../archive.messages.ts'
import type { Edition } from '../archive.schema.ts'
import { namedChoices, publicationsOf } from './editionChoices.ts'

/** The choices that there are. */
export interface ArchiveBounds {
  editions: readonly Edition[]
  /** The year of the oldest paper. */
  firstYear: number
  today: Day
}

/** The archive's filters: of the publications those of the chosen edition, and no day later than today (content-features §2, "Archive page"). */
export function archiveFilters(
  { editions, firstYear, today }: ArchiveBounds,
  draft: Draft,
  t: PageIntl['t'],
): readonly Filter[] {
  return [
    {
      type: 'single-select',
      name: 'edition',
      label: t(filterMessages.edition),
      any: t(filterMessages.allEditions),
      choices: namedChoices(editions),
    },
    {
      type: 'single-select',
      name: 'publication',
      label: t(filterMessages.publication),
      any: t(filterMessages.allPublications),
      choices: publicationsOf(editions, textOf(draft, 'edition')),
    },
    { type: 'date', name: 'date', label: t(filterMessages.date), min: `${firstYear}-01-01`, max: today },
  ]
}

/** Another edition keeps the publication only where it has it too. */
export function settleEdition(editions: readonly Edition[], draft: Draft, changed: string): Draft {
  if (changed !== 'edition') return draft
  const publication = textOf(draft, 'publication')
  const has = publicationsOf(editions, textOf(draft, 'edition')).some(({ value }) => value === publication)
  return has ? draft : withValues(draft, 'publication', [])
}

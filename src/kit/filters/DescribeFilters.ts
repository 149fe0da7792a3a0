import type { Day } from '../dates/day.ts'
import type { Draft } from './Draft.ts'
import type { Filter } from './Filter.ts'

/** The filters on a day, in the reader's time zone; one may depend on what is chosen in another. */
export type DescribeFilters = (today: Day, draft: Draft) => readonly Filter[]

/** The draft after one filter was changed, by the name of its values. */
export type SettleDraft = (draft: Draft, changed: string) => Draft

import { createContext } from 'react'
import { useProvided } from '../dom/useProvided.ts'
import type { PageIntl } from './PageIntl.ts'

export const IntlContext = createContext<PageIntl | undefined>(undefined)

/** @throws When there is no {@link IntlContext} above: mounting an island provides one. */
export const useIntl = (): PageIntl => useProvided(IntlContext)

import { createContext } from 'react'
import type { PageIntl } from './PageIntl.ts'
import { useProvided } from './useProvided.ts'

export const IntlContext = createContext<PageIntl | undefined>(undefined)

/** @throws When there is no {@link IntlContext} above: mounting an island provides one. */
export const useIntl = (): PageIntl => useProvided(IntlContext)

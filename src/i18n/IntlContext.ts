import { createContext, useContext } from 'react'
import type { PageIntl } from './PageIntl.ts'

export const IntlContext = createContext<PageIntl | undefined>(undefined)

/** @throws When there is no {@link IntlContext} above: mounting an island provides one. */
export function useIntl(): PageIntl {
  const intl = useContext(IntlContext)
  if (!intl) throw new Error('useIntl needs an IntlContext above it; mountIsland provides one.')
  return intl
}

import { createContext } from 'react'
import { useProvided } from '../../src/i18n/useProvided.ts'
import type { LoadedCode } from './code/createMessageCode.ts'

/** What the views of a live get besides their data. */
export interface LiveServices {
  /** The code that has been loaded for the messages there are. */
  code(): LoadedCode
  /** @returns An absolute address; undefined for one that must not be followed. */
  safe(href: string): string | undefined
  /** Today as `intl.date(…, 'full')` writes it: other days are named. */
  today: string
}

export const LiveServicesContext = createContext<LiveServices | undefined>(undefined)

export const useLiveServices = () => useProvided(LiveServicesContext)

import { createContext } from 'react'
import { useProvided } from '#kit/i18n/useProvided.ts'
import type { LoadPart } from '#kit/ui/LazyPart.tsx'
import type { ShareDeps } from '#page/overlays/createShareActions.ts'
import type { LoadedCode } from './code/createMessageCode.ts'
import type { LiveMessage } from './live.schema.ts'

/** The popup of a message's button. */
export interface MessagePopupProps {
  message: LiveMessage
  anchor: HTMLElement
  onClose: () => void
}

/** The services that the views of a live get besides their data. */
export interface LiveServices {
  /** The code that has been loaded for the messages there are. */
  code(): LoadedCode
  /** @returns An absolute address; undefined for one that must not be followed. */
  safe(href: string): string | undefined
  /** Today as `intl.date(…, 'full')` writes it: other days are named. */
  today: string
  now(): Date
  /** A message's own link on this page, and the same as an address to share: absolute, without the page's query, which may have a gift's code. */
  hashOf(id: string): string
  addressOf(id: string): string
  /** The message that the page's address points to. */
  linked(): string | undefined
  /** The one that a link points to is in none of the list pages that were looked through. */
  onMissing(): void
  /** The services for sharing a message. */
  shareDeps: ShareDeps
  /** The same function at all times. */
  loadShare: LoadPart<MessagePopupProps>
}

export const LiveServicesContext = createContext<LiveServices | undefined>(undefined)

export const useLiveServices = () => useProvided(LiveServicesContext)

import { useSyncExternalStore } from 'react'
import type { Session, SessionState } from '#page/session/session.types.ts'

const visitor: SessionState = { status: 'anonymous' }

/** The reader, and each next one. What a server has rendered is taken over as it is, for a visitor: the reader follows at once. */
export const useReader = ({ subscribe, get }: Pick<Session, 'get' | 'subscribe'>): SessionState =>
  useSyncExternalStore(subscribe, get, () => visitor)

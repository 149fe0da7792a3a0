import { createContext, useSyncExternalStore } from 'react'
import { useProvided } from '#kit/i18n/useProvided.ts'
import type { ArchiveReader } from './access/getArchiveReader.ts'
import type { ArchiveServices } from './createArchiveServices.ts'

export const ArchiveContext = createContext<ArchiveServices | undefined>(undefined)

/** @throws When there is no {@link ArchiveContext} above. */
export const useArchiveServices = (): ArchiveServices => useProvided(ArchiveContext)

/** The current reader. What a server has rendered is taken over as it is, for a visitor. */
export function useReader(): ArchiveReader {
  const { reader, onReader } = useArchiveServices()
  return useSyncExternalStore(onReader, reader, () => 'signedOut')
}

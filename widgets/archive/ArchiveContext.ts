import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ArchiveReader } from './access/getArchiveReader.ts'
import type { ArchiveServices } from './createArchiveServices.ts'

export const ArchiveContext = createContext<ArchiveServices | undefined>(undefined)

/** @throws When there is no {@link ArchiveContext} above. */
export function useArchiveServices(): ArchiveServices {
  const services = useContext(ArchiveContext)
  if (!services) throw new Error('useArchiveServices needs an ArchiveContext above it.')
  return services
}

/** The current reader. */
export function useReader(): ArchiveReader {
  const { reader, onReader } = useArchiveServices()
  return useSyncExternalStore(onReader, reader, () => 'unknown')
}

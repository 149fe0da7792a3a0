import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ArchiveReader } from './access/readerOf.ts'
import type { ArchiveTools } from './createArchiveTools.ts'

export const ArchiveContext = createContext<ArchiveTools | undefined>(undefined)

/** @throws When there is no {@link ArchiveContext} above. */
export function useTools(): ArchiveTools {
  const tools = useContext(ArchiveContext)
  if (!tools) throw new Error('useTools needs an ArchiveContext above it.')
  return tools
}

/** The current reader. */
export function useReader(): ArchiveReader {
  const { reader, onReader } = useTools()
  return useSyncExternalStore(onReader, reader, () => 'unknown')
}

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Reader } from './access/readerOf.ts'
import type { ArchiveTools } from './archiveTools.ts'

export const ArchiveContext = createContext<ArchiveTools | undefined>(undefined)

/** @throws When there is no {@link ArchiveContext} above. */
export function useTools(): ArchiveTools {
  const tools = useContext(ArchiveContext)
  if (!tools) throw new Error('useTools needs an ArchiveContext above it.')
  return tools
}

/** Who reads, now. */
export function useReader(): Reader {
  const { reader, onReader } = useTools()
  return useSyncExternalStore(onReader, reader, () => 'unknown')
}

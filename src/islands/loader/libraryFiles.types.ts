import type { WidgetEntry } from './registry.ts'

/** A file of `chunks/` without its ending: `overlays-3k9x0`. */
export type ChunkFile = string

/** The loader's facts about a widget, with its files. */
export interface WidgetFiles extends WidgetEntry {
  /**
   * The hash in the names of its code and of its texts, then the shared files that it needs besides the runtime, with spaces between: as one text it costs the
   * loader least.
   */
  files: string
}

/** The registry and the files' names, which the build writes into the loader (decisions/0001). */
export interface LibraryFiles {
  runtime: ChunkFile
  diagnose: ChunkFile
  widgets: Readonly<Record<string, WidgetFiles>>
}

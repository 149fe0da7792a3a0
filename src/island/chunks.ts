import type { Dictionary } from '../i18n/dictionary.ts'
import type { Language } from '../site/config.ts'
import type { createRuntime } from './createRuntime.ts'
import type { Island } from './defineIsland.ts'
import type { diagnose } from './diagnose.ts'

export interface RuntimeModule {
  createRuntime: typeof createRuntime
}

export interface DiagnoseModule {
  diagnose: typeof diagnose
}

export interface IslandModule {
  island: Island
}

export interface MessagesModule {
  messages: Dictionary
}

/** Everything that the loader fetches only when it is needed: from files, from one bundle, or from sources. */
export interface Chunks {
  runtime(): Promise<RuntimeModule>
  /** Starts fetching all that it imports, too. */
  island(name: string): Promise<IslandModule>
  messages(name: string, lang: Language): Promise<MessagesModule>
  /** What is needed only where a template is wrong. */
  diagnose(): Promise<DiagnoseModule>
}

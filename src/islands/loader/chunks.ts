import type { Dictionary } from '#kit/i18n/dictionary.ts'
import type { Language } from '#lib/site/config/config.ts'
import type { diagnose } from '../diagnosis/diagnose.ts'
import type { doctor } from '../diagnosis/doctor.ts'
import type { importAgain } from '../diagnosis/importAgain.ts'
import type { Island } from '../island/defineIsland.ts'
import type { createRuntime } from '../runtime/createRuntime.ts'
import type { Registry } from './registry.ts'

export interface RuntimeModule {
  createRuntime: typeof createRuntime
}

export interface DiagnoseModule {
  diagnose: typeof diagnose
  doctor: typeof doctor
  /** The second try of a file. In a chunk, because the loader of every page would carry it. */
  importAgain: typeof importAgain
  /** Opens the preview for editors, or begins where there is none. */
  preview(registry: Registry, chunks: Chunks, begin: () => void, block: string | null): Promise<void>
}

export interface IslandModule {
  island: Island
}

export interface TextsModule {
  messages: Dictionary
}

/** Everything that the loader loads on demand: from files, from one bundle, or from sources. */
export interface Chunks {
  runtime(): Promise<RuntimeModule>
  /** Also starts loading the files that the island imports. */
  island(name: string): Promise<IslandModule>
  /** A widget's texts, or those of one of its parts: `feed`. */
  loadTexts(name: string, lang: Language, part?: string): Promise<TextsModule>
  /** Loaded only for a mistake in a template, a file that has not arrived, or when a script asks for the doctor or the page's address for the preview. */
  diagnose(): Promise<DiagnoseModule>
}

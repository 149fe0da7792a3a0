import { ownDocument } from '#lib/ownDocument.ts'
import { readConfig } from '#lib/site/config/readConfig.ts'
import type { LoadedConfig, PageConfig } from './pageConfig.types.ts'

/**
 * The page's whole configuration (contract §1), read when the first widget is due. An invalid value is reported on the console,
 * once, and replaced by its default.
 *
 * @param block As the loader has read it ({@link readConfigBlock}).
 * @param settings Set by a script (`quiosc.configure`); they override the block.
 * @param reported Problems already reported; new ones are added.
 * @param lang The page's `<html lang>`.
 */
export function readPageConfig(
  block: string | null,
  settings?: Partial<PageConfig>,
  reported = new Set<string>(),
  lang = ownDocument().documentElement.lang,
): LoadedConfig {
  const { config, trusted, doubtful } = readConfig(block, lang, settings)
  // Offline, the chunk that reports the problems does not load; the defaults apply anyway.
  if (doubtful)
    import('./reportConfigProblems.ts').then(
      ({ reportConfigProblems }) => reportConfigProblems(block, lang, settings, reported),
      () => {},
    )
  return { ...config, trusted }
}

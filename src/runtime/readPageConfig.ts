import type { SiteConfig } from '../site/config/readConfig.ts'
import { readConfig } from '../site/config/readConfig.ts'
import type { PageConfig } from './pageConfig.types.ts'

/**
 * The page's whole `data-quiosc-config` block (contract §1), read when the first widget is due. An invalid value is reported on the console,
 * once, and replaced by its default.
 *
 * @param settings Set by a script (`quiosc.configure`); they override the block.
 * @param reported Problems already reported; new ones are added.
 */
export function readPageConfig(settings?: Partial<PageConfig>, reported = new Set<string>()): SiteConfig {
  const block = document.querySelector('[data-quiosc-config]')
  const text = block?.textContent ?? null
  const { lang } = document.documentElement
  const { config, doubtful } = readConfig(text, lang, settings)
  // Offline, the chunk that reports the problems does not load; the defaults apply anyway.
  if (doubtful)
    import('./reportConfigProblems.ts').then(
      ({ reportConfigProblems }) => reportConfigProblems(text, lang, settings, reported),
      () => {},
    )
  return config
}

import type { SiteConfig } from '../site/readConfig.ts'
import { readConfig } from '../site/readConfig.ts'
import type { PageConfig } from './pageConfig.ts'

/**
 * The page's whole `data-quiosc-config` block (contract §1), read with the first widget that is due. What is wrong is named on the console,
 * once, and the default is used.
 *
 * @param settings What a script has set (`quiosc.configure`): it comes before the block.
 * @param told What has been named already.
 */
export function readPageConfig(settings?: Partial<PageConfig>, told = new Set<string>()): SiteConfig {
  const block = document.querySelector('[data-quiosc-config]')
  const text = block?.textContent ?? null
  const { lang } = document.documentElement
  const { config, doubtful } = readConfig(text, lang, settings)
  // Offline, the defaults do without words.
  if (doubtful)
    import('./tellProblems.ts').then(
      (words) => words.tellProblems(text, lang, settings, told),
      () => {},
    )
  return config
}

import type { SiteConfig } from '../site/readConfig.ts'
import { readConfig } from '../site/readConfig.ts'

/**
 * The page's whole `data-quiosc-config` block (contract §1), read with the first widget that is due. What is wrong is named on the console,
 * once, and the default is used.
 */
export function readPageConfig(): SiteConfig {
  const block = document.querySelector('[data-quiosc-config]')
  return readConfig(block?.textContent ?? null, document.documentElement.lang, (problem) => {
    // biome-ignore lint/suspicious/noConsole: the template's author has no other place to learn of it
    console.error(`[quiosc] data-quiosc-config: ${problem}`)
  })
}

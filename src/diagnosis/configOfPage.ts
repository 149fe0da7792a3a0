import type { SiteConfig } from '../site/config/readConfig.ts'
import { readConfig } from '../site/config/readConfig.ts'

/** What the page's block says. Silent, because the runtime reports problems of the block. */
export function configOfPage(): SiteConfig {
  const block = document.querySelector('[data-quiosc-config]')
  return readConfig(block?.textContent ?? null, '').config
}

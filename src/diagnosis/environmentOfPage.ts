import type { Environment } from '../site/config/config.ts'
import { readConfig } from '../site/config/readConfig.ts'

/** What the page's block says. Silent, because the runtime reports problems of the block. */
export function environmentOfPage(): Environment {
  const block = document.querySelector('[data-quiosc-config]')
  return readConfig(block?.textContent ?? null, '').config.env
}

import type { Language } from '#lib/site/config/config.ts'
import type { PageConfig } from '../runtime/pageConfig.types.ts'

/** The page's configuration, as far as the loader and the reports about markers need it. */
export interface LoaderConfig {
  lang: Language
  /** The page's block, null where there is none, and before the page has been parsed. */
  block: string | null
  /** Set by a script. */
  settings: Partial<PageConfig>
}

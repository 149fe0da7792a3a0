import type { SiteConfig } from '#lib/site/config/readConfig.ts'
import type { TrustedSources } from '#lib/site/services/serviceScripts.ts'

/** The page's configuration block, with the settings that only a script can pass (`quiosc.configure`). */
export interface PageConfig extends SiteConfig {
  /** The publisher's own tracking function, called with each analytics event (content-features §7). */
  trackFunction?: unknown
}

/** The configuration of a page that runs. */
export interface LoadedConfig extends PageConfig {
  trusted: TrustedSources
}

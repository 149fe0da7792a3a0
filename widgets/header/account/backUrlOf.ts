import { accountPages, addresses } from '#lib/site/addresses/addresses.ts'
import { linkBackUrl } from '#lib/site/addresses/linkBackUrl.ts'
import { readBackUrl } from '#lib/site/addresses/readBackUrl.ts'
import type { SiteConfig } from '#lib/site/config/readConfig.ts'

/**
 * The address to which an account page leads back: this page, or its own `backUrl` when it is one of them. A page that uses it checks it again, and the native app
 * has only this check.
 */
export function backUrlOf(here: string, config: Pick<SiteConfig, 'apiBase' | 'hosts'>): string {
  const { pathname } = new URL(here)
  if (!accountPages.includes(pathname.replace(/\/$/, ''))) return here
  return readBackUrl(linkBackUrl(here) ?? addresses.home, here, config)
}

import { accountPages } from '#lib/site/addresses/addresses.ts'
import { linkBackUrl } from '#lib/site/addresses/linkBackUrl.ts'
import { readBackUrl } from '#lib/site/addresses/readBackUrl.ts'
import type { SiteConfig } from '#lib/site/config/readConfig.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'

/**
 * Opens the app's own screen in place of a link to the login or the registration (reader-account §2), those in widgets and those that came later too.
 *
 * A comment may have such a link, and the app opens its `backUrl` as it is told: it is checked here, as the pages do.
 *
 * @param pressed The event's path, from the inside to the outside.
 * @returns Whether the app has taken it.
 */
export function signInByApp(
  app: Pick<AppBridge, 'send'>,
  config: Pick<SiteConfig, 'apiBase' | 'hosts'>,
  pressed: readonly EventTarget[],
): boolean {
  const link = pressed.find((target) => target instanceof HTMLAnchorElement)
  if (!link || link.origin !== location.origin) return false
  const index = accountPages.indexOf(link.pathname.replace(/\/$/, ''))
  if (index < 0) return false
  const given = linkBackUrl(link.href)
  const backUrl = given === null ? location.href : readBackUrl(given, location.href, config)
  return index === 0 ? app.send('showLogin', { backUrl }) : app.send('showRegister', { backUrl })
}

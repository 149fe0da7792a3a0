import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { TOKEN_WAIT } from '#lib/site/limits.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import type { PageLocation } from './page.types.ts'
import type { PageConfig } from './pageConfig.types.ts'

/**
 * The page's address. A followed address is checked first and made absolute, because `location.assign` resolves against the document's base.
 *
 * @param href Returns the page's current address.
 * @param app In it, the app reloads its own view (content-features §7); one that has not done so after 5 s leaves it to the browser.
 */
export function createPageLocation(
  location: Pick<Location, 'assign' | 'reload'>,
  href: () => string,
  config: Pick<PageConfig, 'hosts'>,
  app: Pick<AppBridge, 'send'>,
): PageLocation {
  return {
    href,
    assign: (url) => location.assign(pageUrl(safeUrl(url, href(), config.hosts), href())),
    reload() {
      const reload = () => location.reload()
      if (app.send('reload')) setTimeout(reload, TOKEN_WAIT)
      else reload()
    },
  }
}

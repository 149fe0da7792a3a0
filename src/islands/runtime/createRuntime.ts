import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import { takeTextSize } from '#kit/styles/takeTextSize.ts'
import tokensCss from '#kit/styles/tokens.css?inline'
import { freeDocumentNames } from '#lib/freeDocumentNames.ts'
import { hideAddedProperties } from '#lib/hideAddedProperties.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { Language } from '#lib/site/config/config.ts'
import type { SessionState } from '#page/session/session.types.ts'
import type { Island } from '../island/defineIsland.ts'
import type { Prefetch } from '../loader/createPrefetch.ts'
import { createPage } from './createPage.ts'
import { keepPage } from './keepPage.ts'
import { type MarkerOptions, mountMarker } from './mountMarker.ts'
import type { LoadedConfig, PageConfig } from './pageConfig.types.ts'
import { readPageConfig } from './readPageConfig.ts'
import { takeSecrets } from './takeSecrets.ts'

export interface RuntimeOptions {
  /** The page's configuration block, null where there is none. */
  block: string | null
  /** Values set by a script; they override the page's block. */
  settings: Partial<PageConfig>
  prefetch: Prefetch
  /** The page's `<html lang>` as it was served; by default as it is now. */
  htmlLang?(): string
}

/** Creates what all islands of the page share; called once per page. */
export function createRuntime({ block, settings, prefetch: firstData, htmlLang }: RuntimeOptions) {
  freeDocumentNames()
  const reported = new Set<string>()
  const read = () => readPageConfig(block, settings, reported, htmlLang?.())
  const config: LoadedConfig = {
    ...read(),
    // Read on each event, because a script may set it late.
    get trackFunction() {
      return settings.trackFunction
    },
  }
  // Every dictionary includes the shared texts, so the first one in the page's language is enough.
  let intl: PageIntl | undefined
  let intlLang: Language | undefined
  const lifetime = new AbortController()
  const page = createPage({
    signal: lifetime.signal,
    config,
    prefetch: firstData,
    describe: (message) => intl?.t(failureMessages[message]) ?? message,
  })
  takeSecrets(page)
  adoptStyles(ownDocument(), [tokensCss])
  takeTextSize(ownDocument())
  keepPage(lifetime.signal)

  return {
    page,
    /** `quiosc.session` */
    session: {
      get: page.session.get,
      async subscribe(listener: (state: SessionState) => void) {
        const { notifyListener } = await import('./notifyListener.ts')
        return notifyListener(page.session, listener)
      },
    },
    /** `quiosc.errors` */
    errors: page.errors,
    mount(island: Island, host: HTMLElement, options: Omit<MarkerOptions, 'page'>) {
      hideAddedProperties()
      // Read again, because a script may have changed it.
      Object.assign(config, read())
      const first = intl === undefined
      // A script may have replaced the page by one in another language.
      if (!intl || (intlLang !== config.lang && options.lang === config.lang)) {
        intl = createPageIntl(options.lang, options.dictionary, (error) => page.report(error, 'texts'), page)
        intlLang = options.lang
      }
      if (first) {
        // A page opened with a failure in its URL shows it (content-features §2, "Page shell").
        const snackbar = new URLSearchParams(window.location.search).get('snackbar')
        if (snackbar === 'error') page.snackbars.show({ text: intl.t(failureMessages.generic), kind: 'error' })
      }
      return mountMarker(island, host, { page, ...options })
    },
    /** Stops listening to other tabs, storage and the device's theme. The loader unmounts the islands. */
    dispose: () => lifetime.abort(),
  }
}

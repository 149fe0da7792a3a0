import { createPageIntl } from '../i18n/createPageIntl.ts'
import type { PageIntl } from '../i18n/PageIntl.ts'
import { failureMessages } from '../i18n/shared.messages.ts'
import type { SessionState } from '../session/session.types.ts'
import { adoptStyles } from '../styles/adoptStyles.ts'
import tokensCss from '../styles/tokens.css?inline'
import { createPage } from './createPage.ts'
import type { Island } from './defineIsland.ts'
import type { FirstData } from './firstData.ts'
import type { MarkerOptions } from './mountMarker.ts'
import { mountMarker } from './mountMarker.ts'
import type { PageConfig } from './pageConfig.ts'
import { readPageConfig } from './readPageConfig.ts'

export interface RuntimeOptions {
  /** What a script has set; the page's block says the rest. */
  settings: Partial<PageConfig>
  firstData: FirstData
}

/** Builds, once, what all islands on the page share. */
export function createRuntime({ settings, firstData }: RuntimeOptions) {
  const told = new Set<string>()
  const read = () => readPageConfig(settings, told)
  const config: PageConfig = {
    ...read(),
    // It may come late, and is asked for with each event.
    get trackFunction() {
      return settings.trackFunction
    },
  }
  // Every widget's dictionary has the shared texts in it, so the first one that comes serves the page.
  let intl: PageIntl | undefined
  const life = new AbortController()
  const page = createPage({
    signal: life.signal,
    config,
    firstData,
    describe: (message) => intl?.t(failureMessages[message]) ?? message,
  })
  adoptStyles(document, [tokensCss])

  return {
    page,
    /** `quiosc.session.subscribe` */
    async tell(listener: (state: SessionState) => void) {
      const { tellPage } = await import('./tellPage.ts')
      return tellPage(page.session, listener)
    },
    mount(island: Island, host: HTMLElement, options: Omit<MarkerOptions, 'page'>) {
      // A script may have changed it since.
      Object.assign(config, read())
      if (!intl) {
        intl = createPageIntl(config.lang, options.dictionary, (error) => page.report(error, 'texts'))
        // A page that was opened after something failed says so (content-features §2, "Page shell").
        const asked = new URLSearchParams(window.location.search).get('snackbar')
        if (asked === 'error') page.snackbars.show({ text: intl.t(failureMessages.generic), kind: 'error' })
      }
      return mountMarker(island, host, { page, ...options })
    },
    /** Ends what the page hears: other tabs, storage, the device's theme. Islands are unmounted by who has mounted them. */
    dispose: () => life.abort(),
  }
}

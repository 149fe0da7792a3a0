import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { withBackUrl } from '#lib/site/addresses/addresses.ts'
import { linksOf } from '#lib/site/addresses/links.ts'
import { createInterruptedActions, resumeUrl } from '#page/resume/interruptedActions.ts'
import { LoginPrompt } from './LoginPrompt.tsx'
import type {} from './login-prompt.css'
import { LoginPromptMarkerSchema } from './login-prompt.schema.ts'

/**
 * Asks a visitor to sign in or to register (content-features §2, "Login prompt modal"), or for a gift to subscribe (§4). Other widgets open it by
 * `page.open('login-prompt', { reason, id })`, pages by `quiosc.open('login-prompt')`.
 *
 * Why an island: it is loaded by the first widget that needs a sign-in, and on most pages by none. It has no fallback, because it cannot be reached without a script.
 *
 * No api: it makes no calls. No model and no store: it is open as long as it is mounted.
 */
export const loginPromptIsland = defineIsland({
  name: 'login-prompt',
  css: sheets,
  options: LoginPromptMarkerSchema,
  compose(
    { reason, id, title, detail },
    { analytics, app, close, config, hasOpened, host, location, now, report, session },
  ) {
    const interruption = createInterruptedActions({ storage: () => window.sessionStorage, now, report })
    // Stored on opening and not only when a link is followed: the sign-in may happen in another tab.
    // Not for a marker of the page's HTML: the reader has pressed nothing.
    if (reason && id && hasOpened(host)) interruption.save({ kind: reason, id, detail })
    analytics.track({ category: 'login', action: 'prompt', ...(reason && { label: reason }) })
    const leave = close ?? (() => host.remove())
    return (
      <LoginPrompt
        reason={reason}
        article={title}
        backUrl={id ? resumeUrl(location.href()) : location.href()}
        subscribe={app.channel === 'ios' ? undefined : withBackUrl(linksOf(config).rates, location.href())}
        app={app}
        session={session}
        onDismiss={() => {
          interruption.drop()
          leave()
        }}
        onDone={leave}
      />
    )
  },
})

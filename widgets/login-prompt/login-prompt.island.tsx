import { defineIsland } from '../../src/island/defineIsland.ts'
import { createInterruption, resumeUrl } from '../../src/session/interruption.ts'
import buttonCss from '../../src/ui/css/button.css?inline'
import dialogCss from '../../src/ui/css/dialog.css?inline'
import { LoginPrompt } from './LoginPrompt.tsx'
import css from './login-prompt.css?inline'
import { LoginPromptMarkerSchema } from './login-prompt.schema.ts'

/**
 * Asks a visitor to sign in or to register (content-features §2, "Login prompt modal"). Other widgets open it by
 * `page.open('login-prompt', { reason, id })`, pages by `quiosc.open('login-prompt')`.
 *
 * Why an island: whichever widget meets a visitor first brings it, and most pages never do. It has no fallback, because nothing leads to it without a script.
 *
 * No api: it calls nobody. No model and no store: it is open as long as it is there.
 */
export const loginPromptIsland = defineIsland({
  name: 'login-prompt',
  css: [buttonCss, dialogCss, css],
  options: LoginPromptMarkerSchema,
  compose({ reason, id, detail }, { analytics, app, close, host, location, now, report, session }) {
    const interruption = createInterruption({ storage: () => window.sessionStorage, now, report })
    // Kept from now on and not only when a link is followed: the sign-in may happen in another tab.
    if (reason && id) interruption.keep({ kind: reason, id, detail })
    analytics.track({ category: 'login', action: 'prompt', ...(reason && { label: reason }) })
    const leave = close ?? (() => host.remove())
    return (
      <LoginPrompt
        reason={reason}
        backUrl={id ? resumeUrl(location.href()) : location.href()}
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

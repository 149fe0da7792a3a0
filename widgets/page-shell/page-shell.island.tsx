import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { whenIdle } from '#islands/loader/whenIdle.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import type {} from '#kit/ui/overlay/dialog.css'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { failureMessage } from '#page/api/apiFailure.ts'
import { getOverPage } from '#page/overlays/getOverPage.ts'
import { resendValidationMail } from '#page/session/resendValidationMail.ts'
import { safeStorage } from '#page/storage/safeStorage.ts'
import { createActiveShell } from './createActiveShell.ts'
import { LazyModals } from './modals/LazyModals.tsx'
import { openProfileByAddress } from './openProfileByAddress.ts'
import { PageShell } from './PageShell.tsx'
import type {} from './page-shell.css'
import { messages } from './page-shell.messages.ts'
import { PageShellMarkerSchema } from './page-shell.schema.ts'
import { createReminderStore } from './page-shell.store.ts'
import { EmailReminder } from './reminder/EmailReminder.tsx'
import { startServiceWorker } from './serviceWorker/startServiceWorker.ts'

/**
 * The parts that a page has once, whatever widgets are on it: the session, the theme, the data layer and the short messages (which start with the first widget,
 * so that this one is enough), the modals, the reminder to validate the e-mail address, and the site's service worker (content-features §2, "Page shell").
 *
 * Why an island: all of it depends on the reader. It has no fallback, because a page is complete without it.
 *
 * No api: its one request is shared with other widgets, in `src/page/session`.
 */
export const pageShellIsland = defineIsland({
  name: 'page-shell',
  css: sheets,
  options: PageShellMarkerSchema,
  compose({ modals, serviceWorker, webVitals }, context) {
    const { app, client, host, intl, getShared, location, report, session, snackbars } = context
    if (serviceWorker) getShared('service-worker', (signal) => startServiceWorker(serviceWorker, context, signal))

    if (app.inApp) {
      getShared('app-page', (signal) => {
        const start = async () => (await import('./app/handleAppPage.ts')).handleAppPage(context, signal)
        start().catch((error: unknown) => report(error, 'page-shell'))
      })
    }

    getShared('measuring', (signal) => {
      const start = async () =>
        (await import('./measuring/startMeasuring.ts')).startMeasuring(context, webVitals, signal)
      whenIdle(() => start().catch((error: unknown) => report(error, 'page-shell')))
    })

    // Only a page with this widget opens the aside without a marker of its own.
    getShared('profile', (signal) => openProfileByAddress(context.open, signal))

    const reminder = createReminderStore({
      sendMail: (userId) => resendValidationMail(client, userId),
      session,
      onReturn,
      fromElsewhere: isElsewhere(ownDocument().referrer, location.href()),
      storage: safeStorage(() => window.sessionStorage),
      onLost(failure) {
        const reason = intl.t(failureMessages[failureMessage(failure)])
        snackbars.show({ text: intl.t(messages.notResent, { reason }), kind: 'error' })
      },
    })
    // Few readers have a modal that is due.
    const loadModals = async () => (await import('./modals/openModals.tsx')).openModals(modals, context)
    const onLoadFailed = (error: unknown, requested: boolean) => {
      report(error, 'page-shell')
      if (requested) snackbars.show({ text: intl.t(failureMessages.generic), kind: 'error' })
    }
    return (
      <PageShell activeShell={getShared('page-shell', createActiveShell)} host={host}>
        <EmailReminder store={reminder} over={getOverPage(context)} host={host} />
        <LazyModals load={loadModals} hasOwn={modals.length > 0} session={session} onLoadFailed={onLoadFailed} />
      </PageShell>
    )
  },
})

/** Calls back whenever the reader comes back to this page: from another tab or window, or back from the page after it. @returns Stops it. */
function onReturn(returned: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const shown = () => ownDocument().visibilityState === 'visible' && returned()
  listen(ownDocument(), 'visibilitychange', shown, { signal })
  listen(window, 'pageshow', ({ persisted }) => persisted && returned(), { signal })
  return () => ended.abort()
}

/** Whether the page before, by its address in `document.referrer`, was none of this site. Of a page that was opened from a mail program nothing is known. */
function isElsewhere(referrer: string, here: string): boolean {
  try {
    return new URL(referrer).origin !== new URL(here).origin
  } catch {
    return true
  }
}

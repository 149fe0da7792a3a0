import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { legibleColour } from '#kit/dom/colours/legibleColour.ts'
import { setTimer } from '#lib/setTimer.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { createLocalStore } from '#page/storage/createLocalStore.ts'
import { Alert } from './Alert.tsx'
import type {} from './alert.css'
import { AlertMarkerSchema, DismissalSchema } from './alert.schema.ts'
import { createAlertStore } from './alert.store.ts'

/**
 * A strip with a newspaper's urgent messages (content-features §4, "Header and page shell").
 *
 * Why an island: a reader closes it for a day, it may close by itself, and moves where it is too long. Without it the marker's own children stay visible:
 * the CMS puts the messages there as links.
 *
 * No api: the marker brings the messages. No model: a state follows from one command.
 */
export const alertIsland = defineIsland({
  name: 'alert',
  css: sheets,
  options: AlertMarkerSchema,
  compose({ color, duration, messages, id }, { config, location, now, report }) {
    const colour = legibleColour(color)
    // An urgent message is shown all the same.
    if (color && !colour) report(new Error(`The colour “${color}” is not one of the form #rrggbb.`), 'alert')
    const lines = messages.map(({ title, href }) => {
      const safe = href ? safeUrl(href, location.href(), config.hosts) : '/'
      // The front page in place of what must not be followed: not where the title says that it leads.
      return safe === '/' ? { title } : { title, href: safe }
    })
    const store = createAlertStore({
      duration,
      dismissal: createLocalStore({
        storage: () => window.localStorage,
        key: id ? `quiosc-alert-${id}` : 'quiosc-alert',
        schema: DismissalSchema,
        now,
        report,
      }),
      now,
      setTimer,
    })
    return <Alert store={store} lines={lines} colour={colour} />
  },
})

import * as v from 'valibot'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { record } from '#lib/schema/record.ts'
import { withBackUrl } from '#lib/site/addresses/addresses.ts'
import { linksOf } from '#lib/site/addresses/links.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { readSupport } from '#lib/site/config/readSupport.ts'
import { getInterruptionQueue } from '#page/overlays/getInterruptionQueue.ts'
import { createLocalStore } from '#page/storage/createLocalStore.ts'
import { Modals } from './Modals.tsx'
import type { Modal } from './modal.schema.ts'
import { createModalsStore } from './modals.store.ts'
import { siteModals } from './siteModals.ts'

const STORAGE_KEY = 'quiosc-modals'

/** The page's modals: the site's and the publisher's own, which may replace one of them. */
export function openModals(own: readonly Modal[], context: IslandContext) {
  const { app, config, intl, location, now, report, session } = context
  const payment = withBackUrl(linksOf(config).pendingPayment, location.href())
  const store = createModalsStore({
    definitions: [
      ...own,
      ...siteModals({
        intl,
        payment,
        sells: app.channel !== 'ios',
        support: readSupport(config.support, report),
      }).filter(({ name }) => !own.some((modal) => modal.name === name)),
    ],
    session,
    href: location.href(),
    seen: createLocalStore({
      storage: () => window.localStorage,
      key: STORAGE_KEY,
      schema: record(v.number()),
      now,
      report,
      ttl: Number.POSITIVE_INFINITY,
    }),
    onSeenElsewhere(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === STORAGE_KEY) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    now,
    report,
  })
  // The site's own link may lead to another host, which its configuration names.
  const safe = (url: string) => (url === payment ? url : safeUrl(url, location.href(), config.hosts))
  return { open: store.open, node: <Modals store={store} queue={getInterruptionQueue(context)} safe={safe} /> }
}

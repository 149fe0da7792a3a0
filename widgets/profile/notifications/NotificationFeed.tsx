import { Settings } from 'lucide'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { getPendingNotifications } from '../../../src/session/getPendingNotifications.ts'
import { adoptAround } from '../../../src/styles/adoptStyles.ts'
import { Disclosure } from '../../../src/ui/Disclosure.tsx'
import disclosureCss from '../../../src/ui/disclosure.css?inline'
import emptyStateCss from '../../../src/ui/emptyState.css?inline'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { PanelActions } from '../panels/PanelSlots.tsx'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import { preloadProps } from '../parts/preloadProps.ts'
import type { PanelProps } from '../profile.types.ts'
import { FeedGroup } from './FeedGroup.tsx'
import { createFeedStore } from './feed.store.ts'
import { createNotificationsApi } from './notifications.api.ts'
import css from './notifications.css?inline'
import { notificationsMessages } from './notifications.messages.ts'

const empties = { latest: notificationsMessages.latestEmpty, history: notificationsMessages.historyEmpty }

const adopt = adoptAround(disclosureCss, emptyStateCss, css)

/** The news of the reader's comments and profile (reader-account §2, "Notifications feed"). */
export const NotificationFeed = ({ services }: PanelProps) => (
  <ReaderPanel services={services} rows={5}>
    {({ id }) => <Feed key={id} services={services} />}
  </ReaderPanel>
)

function Feed({ services }: Pick<PanelProps, 'services'>) {
  const { context, prefetch, route } = services
  const { t } = useIntl()
  const [store] = useState(() => createFeedStore({ api: createNotificationsApi(context.client) }))
  const feed = useStore(store)

  useEffect(() => {
    store.show()
    return () => {
      store.close()
      getPendingNotifications(context).reset()
    }
  }, [store, context])

  return (
    <div ref={adopt}>
      <PanelActions>
        <IconButton
          label={t(notificationsMessages.settings)}
          icon={<Icon of={Settings} />}
          onClick={() => route.open({ panel: 'notification-settings' })}
          {...preloadProps(() => prefetch('notification-settings'))}
        />
      </PanelActions>
      {(['latest', 'history'] as const).map((id) => (
        <Disclosure
          key={id}
          title={t(notificationsMessages[id])}
          open={feed.open === id}
          onToggle={(open) => store.toggle(id, open)}
        >
          <FeedGroup
            group={feed[id]}
            label={t(notificationsMessages[id])}
            empty={t(empties[id])}
            services={services}
            onMore={() => store.more(id)}
          />
        </Disclosure>
      ))}
    </div>
  )
}

import { Settings } from 'lucide'
import { useEffect, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import disclosureCss from '#kit/ui/disclosure.css?inline'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { createPager } from '#page/resource/pager/createPager.ts'
import { getPendingNotifications } from '#page/session/getPendingNotifications.ts'
import { PanelActions } from '../panels/PanelSlots.tsx'
import { preloadProps } from '../panels/preloadProps.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps } from '../profile.types.ts'
import { FeedGroup } from './FeedGroup.tsx'
import { createNotificationsApi, type GroupId } from './notifications.api.ts'
import css from './notifications.css?inline'
import { notificationsMessages } from './notifications.messages.ts'
import type { Notification } from './notifications.schema.ts'

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
  /** At most one is. */
  const [opened, setOpened] = useState<GroupId | undefined>('latest')
  const [{ groups, lifetime }] = useState(() => {
    const { fetchListPage } = createNotificationsApi(context.client)
    const lifetime = new AbortController()
    const { signal } = lifetime
    const groups = (['latest', 'history'] as const).map((id) => ({
      id,
      pager: createPager<Notification, string, undefined>({
        fetch: (cursor, pending) => fetchListPage(id, cursor, pending),
        first: '',
        query: undefined,
        signal,
      }),
    }))
    return { groups, lifetime }
  })

  useEffect(
    () => () => {
      lifetime.abort()
      getPendingNotifications(context).reset()
    },
    [lifetime, context],
  )

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
      {groups.map(({ id, pager }) => (
        <Disclosure
          key={id}
          title={t(notificationsMessages[id])}
          open={opened === id}
          onToggle={(open) => setOpened(open ? id : undefined)}
        >
          <FeedGroup pager={pager} label={t(notificationsMessages[id])} empty={t(empties[id])} services={services} />
        </Disclosure>
      ))}
    </div>
  )
}

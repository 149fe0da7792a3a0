import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { Switch } from '#kit/ui/fields/Switch.tsx'
import switchCss from '#kit/ui/fields/switch.css?inline'
import type { CurrentUser, NotificationPreferences } from '#page/session/currentUser.types.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps, ProfileServices } from '../profile.types.ts'
import { DeviceNotice } from './DeviceNotice.tsx'
import css from './preferences.css?inline'
import { preferencesMessages as messages } from './preferences.messages.ts'
import { usePreference } from './usePreference.ts'

const adopt = adoptAround(switchCss, css)

const kinds = [
  { kind: 'manual', label: messages.manual, text: messages.manualText },
  { kind: 'topics', label: messages.topics },
  { kind: 'authors', label: messages.authors },
  { kind: 'columns', label: messages.columns },
  { kind: 'contentComments', label: messages.contentComments, text: messages.contentCommentsText },
  { kind: 'userInteraction', label: messages.userInteraction },
  { kind: 'userFollow', label: messages.userFollow },
] as const satisfies readonly { kind: keyof NotificationPreferences; label: unknown; text?: unknown }[]

const none: NotificationPreferences = {
  manual: false,
  topics: false,
  authors: false,
  columns: false,
  contentComments: false,
  userInteraction: false,
  userFollow: false,
}

/** The reader's notifications (reader-account §2, "Notifications settings"). */
export const NotificationSettings = ({ services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={8}>
      {(user) => <Switches key={user.id} user={user} services={services} />}
    </ReaderPanel>
  </div>
)

const preference = {
  read: ({ notifications }: CurrentUser) => notifications,
  toChange: (notifications: NotificationPreferences) => ({ notifications }),
}

function Switches({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t } = useIntl()
  const { values, change } = usePreference<NotificationPreferences>(services, user, preference)
  const allOff = kinds.every(({ kind }) => !values[kind])
  return (
    <>
      {services.context.app.inApp && <DeviceNotice app={services.context.app} />}
      <p className="preferences-text">{t(messages.notificationsText)}</p>
      {kinds.map(({ kind, label, ...more }) => (
        <Switch
          key={kind}
          label={t(label)}
          description={'text' in more ? t(more.text) : undefined}
          checked={values[kind]}
          onChange={(checked) => change({ [kind]: checked })}
        />
      ))}
      <div className="preferences-all">
        <Switch label={t(messages.allOff)} checked={allOff} disabled={allOff} onChange={() => change(none)} />
      </div>
    </>
  )
}

import { useState, useSyncExternalStore } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { Message } from '#kit/i18n/PageIntl.ts'
import { Button } from '#kit/ui/Button.tsx'
import { MenuRow } from '#kit/ui/rows/MenuRow.tsx'
import { RowGroup } from '#kit/ui/rows/RowGroup.tsx'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { APPLE_SUBSCRIPTIONS } from '../menu/appleSubscriptions.ts'
import { menuFactsOf } from '../menu/menuFactsOf.ts'
import { type PanelId, panelTable } from '../panels/panelTable.ts'
import { preloadProps } from '../panels/preloadProps.ts'
import { menuMessages } from '../profile.messages.ts'
import type { PanelProps } from '../profile.types.ts'
import { settingsMessages } from './settings.messages.ts'
import { type SettingsGroup, type SettingsId, settingsFor } from './settingsTable.ts'

const groups: Readonly<Record<SettingsGroup, Message>> = {
  account: settingsMessages.account,
  custom: settingsMessages.custom,
  general: settingsMessages.general,
}

const groupNames = ['account', 'custom', 'general'] as const satisfies readonly SettingsGroup[]

const isPanel = (id: SettingsId): id is SettingsId & PanelId => id in panelTable

/** The settings (reader-account §2, "Settings menu groups"). */
export function Settings({ services }: PanelProps) {
  const { context, links, prefetch, route, signOut } = services
  const { app, session } = context
  const { t } = useIntl()
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  const facts = menuFactsOf(reader, context)
  // A reader who signs out keeps what they see until the aside has closed.
  const [leaving, setLeaving] = useState<typeof facts>()
  const rows = settingsFor(leaving ?? facts)

  const leave = () => {
    setLeaving(facts)
    void signOut()
  }
  const rowOf = (id: SettingsId) => {
    if (isPanel(id)) {
      const preload = preloadProps(() => prefetch(id))
      const open = () => route.open({ panel: id })
      return <MenuRow key={id} label={t(panelTable[id].title)} onPress={open} preload={preload} />
    }
    switch (id) {
      case 'dataUse':
        return <MenuRow key={id} label={t(settingsMessages.dataUse)} href={addresses.privacy} />
      case 'aboutUs':
        return <MenuRow key={id} label={t(settingsMessages.aboutUs)} href={links.aboutUs} />
      case 'conditions':
        return <MenuRow key={id} label={t(settingsMessages.conditions)} href={links.conditions} />
      case 'contact':
        return <MenuRow key={id} label={t(menuMessages.contact)} href={addresses.contact} />
      case 'appleSubscription':
        return <MenuRow key={id} label={t(settingsMessages.appleSubscription)} href={APPLE_SUBSCRIPTIONS} />
      case 'consent':
        return <MenuRow key={id} label={t(settingsMessages.consent)} onPress={() => app.send('showConsentConfig')} />
      default:
        return undefined
    }
  }
  const rowsOf = (group: SettingsGroup | undefined) =>
    rows.filter((row) => row.group === group && row.id !== 'signOut').map(({ id }) => rowOf(id))

  return (
    <>
      {groupNames.map((group) => {
        const inGroup = rowsOf(group)
        return (
          inGroup.length > 0 && (
            <RowGroup key={group} title={t(groups[group])}>
              {inGroup}
            </RowGroup>
          )
        )
      })}
      {rowsOf(undefined).length > 0 && <RowGroup>{rowsOf(undefined)}</RowGroup>}
      {rows.some(({ id }) => id === 'signOut') && (
        <Button className="sign-out" busy={leaving ? t(settingsMessages.signingOut) : undefined} onClick={leave}>
          {t(settingsMessages.signOut)}
        </Button>
      )}
    </>
  )
}

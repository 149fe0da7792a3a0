import type { MenuFacts } from '../menu/menuTable.ts'

export type SettingsGroup = 'account' | 'custom' | 'general'

export type SettingsId =
  | 'data'
  | 'password'
  | 'subscription'
  | 'appleSubscription'
  | 'bulletin'
  | 'notification-settings'
  | 'edition'
  | 'display'
  | 'downloads'
  | 'dataUse'
  | 'aboutUs'
  | 'conditions'
  | 'consent'
  | 'contact'
  | 'signOut'

interface SettingsRow {
  id: SettingsId
  /** Rows at the end of the list have none. */
  group?: SettingsGroup
  when: (facts: MenuFacts & { inApp: boolean }) => boolean
}

const hasAccount = ({ view }: MenuFacts) => view !== 'anonymous'
const isApp = ({ inApp }: { inApp: boolean }) => inApp

/** The rows of the settings, in their order, and who sees them (reader-account §2, "Settings menu groups", and §6, "Menu visibility by user type"). */
const settingsTable: readonly SettingsRow[] = [
  { id: 'data', group: 'account', when: hasAccount },
  { id: 'password', group: 'account', when: hasAccount },
  { id: 'subscription', group: 'account', when: (facts) => hasAccount(facts) && facts.channel !== 'ios' },
  { id: 'appleSubscription', group: 'account', when: ({ channel }) => channel === 'ios' },
  { id: 'bulletin', group: 'account', when: hasAccount },
  { id: 'notification-settings', group: 'account', when: hasAccount },
  { id: 'edition', group: 'custom', when: isApp },
  { id: 'display', group: 'custom', when: (facts) => hasAccount(facts) && facts.user?.isStaff === true },
  { id: 'downloads', group: 'custom', when: isApp },
  { id: 'dataUse', group: 'general', when: hasAccount },
  { id: 'aboutUs', group: 'general', when: hasAccount },
  { id: 'conditions', group: 'general', when: hasAccount },
  { id: 'consent', group: 'general', when: isApp },
  { id: 'contact', when: (facts) => !hasAccount(facts) },
  { id: 'signOut', when: hasAccount },
]

/** The settings that this reader finds, in their order. */
export const settingsFor = (facts: MenuFacts & { inApp: boolean }) =>
  settingsTable.filter(({ when }) => when(facts)).map(({ id, group }) => ({ id, group }))

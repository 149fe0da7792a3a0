import { messages } from '../profile.messages.ts'

interface PanelRow {
  /** The panel below it when it is opened by a link from outside. */
  parent?: PanelId
  /** The heading. A panel that knows better, such as a list by its name, says so with `PanelTitle`. */
  title: { id: string }
}

export const panelIds = [
  'menu',
  'settings',
  'data',
  'password',
  'subscription',
  'card',
  'bulletin',
  'notification-settings',
  'display',
  'edition',
  'downloads',
  'notifications',
  'saved',
  'list',
  'following',
  'readers',
  'signs',
  'themes',
  'columns',
  'gifts',
  'comments',
  'public-profile',
  'reader',
] as const

/** A panel of the aside, as it is named in the page's address: `#profile.signs` (reader-account §2, "Profile area"). */
export type PanelId = (typeof panelIds)[number]

/** The place of each panel, and its heading. Its code is in `createPanelLoads.ts`. */
export const panelTable: Readonly<Record<PanelId, PanelRow>> = {
  menu: { title: messages.title },
  settings: { parent: 'menu', title: messages.settings },
  data: { parent: 'settings', title: messages.data },
  password: { parent: 'settings', title: messages.password },
  subscription: { parent: 'settings', title: messages.subscription },
  card: { parent: 'menu', title: messages.card },
  bulletin: { parent: 'settings', title: messages.bulletin },
  'notification-settings': { parent: 'settings', title: messages.notificationSettings },
  display: { parent: 'settings', title: messages.display },
  edition: { parent: 'settings', title: messages.edition },
  downloads: { parent: 'settings', title: messages.downloads },
  notifications: { parent: 'menu', title: messages.notifications },
  saved: { parent: 'menu', title: messages.saved },
  list: { parent: 'saved', title: messages.saved },
  following: { parent: 'menu', title: messages.following },
  readers: { parent: 'following', title: messages.readers },
  signs: { parent: 'following', title: messages.authors },
  themes: { parent: 'following', title: messages.themes },
  columns: { parent: 'following', title: messages.columns },
  gifts: { parent: 'menu', title: messages.gifts },
  comments: { parent: 'menu', title: messages.comments },
  'public-profile': { parent: 'menu', title: messages.publicProfile },
  reader: { parent: 'menu', title: messages.reader },
}

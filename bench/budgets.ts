/** The allowed size of a part, in kB (1000 bytes) brotli. Below the minimum something is missing, or the budget should come down. */
export interface Budget {
  min: number
  max: number
}

/** What a widget opens step by step, own code alone. */
export interface PartBudgets {
  /** The part that leads to all others, together with the widget's first view; and the built files that it needs besides the runtime. */
  home: { part: string; budget: Budget; needs: Budget }
  /** Each other part, by its file's name: what it adds to those two, its texts included. */
  opened: Readonly<Record<string, Budget>>
}

/** A widget's own code, from its folder alone: the first view, and what loads on demand. */
export interface WidgetBudget {
  first: Budget
  onDemand?: Budget
  parts?: PartBudgets
  /** The shared files that it loads, besides the runtime (see scripts/build/sharedFiles.ts). */
  shared: Budget
}

export const loaderBudget: Budget = { min: 2, max: 3.7 }

/** With thirty widgets; 3.5 was the aim before the loader verified what it imports (decisions/0011). */
export const loaderOfThirtyBudget: Budget = { min: 2.5, max: 3.6 }

/** React, the client, texts, session, buttons and notices: what every island shares. */
export const runtimeBudget: Budget = { min: 70, max: 88 }

/** Loader, runtime and comments on Preact, as a page with comments loads them. */
export const liteCommentsBudget: Budget = { min: 40, max: 60 }

/** Embla with our adapter, which a strip of slides loads once it is there. */
export const emblaBudget: Budget = { min: 5.5, max: 7 }

/** The files that several widgets share, each as a whole. */
export const sharedBudgets: Record<string, Budget> = {
  overlays: { min: 1, max: 2.5 },
  confirm: { min: 0.2, max: 1 },
  panels: { min: 1, max: 5 },
  library: { min: 1.8, max: 4 },
  interests: { min: 0.3, max: 1 },
  'card-lists': { min: 0.5, max: 5 },
  share: { min: 2.5, max: 5 },
  fields: { min: 0.4, max: 1.6 },
  filtering: { min: 0.5, max: 3 },
  checkboxes: { min: 0.2, max: 1 },
  choices: { min: 0.2, max: 2 },
  services: { min: 0.2, max: 1 },
  light: { min: 0.3, max: 1.5 },
  forms: { min: 4, max: 9 },
  slides: { min: 1.5, max: 3.5 },
  contents: { min: 1.5, max: 4 },
  birth: { min: 0.1, max: 1 },
  lists: { min: 2, max: 6 },
  sanitizer: { min: 7, max: 11 },
  colours: { min: 0.2, max: 1 },
  premium: { min: 0.1, max: 0.5 },
  feed: { min: 0.5, max: 2 },
  bars: { min: 0.3, max: 1 },
  dates: { min: 1, max: 6 },
  popups: { min: 5, max: 25 },
  'profile-comments': { min: 0.5, max: 4 },
  'profile-following': { min: 0.2, max: 2 },
  'profile-saved': { min: 0.2, max: 2 },
  'profile-form': { min: 0.2, max: 1 },
  'profile-frames': { min: 0.2, max: 2 },
  'profile-app': { min: 0.1, max: 1 },
  'profile-preferences': { min: 0.5, max: 4 },
}

/** The panels of the aside, and the counts in its head. */
const profilePanels: PartBudgets['opened'] = {
  Bulletin: { min: 2, max: 8 },
  Card: { min: 1, max: 8 },
  Columns: { min: 2, max: 8 },
  Data: { min: 3, max: 8 },
  Display: { min: 2, max: 8 },
  Downloads: { min: 0.5, max: 8 },
  Editions: { min: 0.8, max: 8 },
  Editor: { min: 2, max: 8 },
  Following: { min: 0.5, max: 8 },
  FollowReader: { min: 1, max: 8 },
  Gifts: { min: 2, max: 8 },
  List: { min: 3, max: 8 },
  NotificationFeed: { min: 2.5, max: 8 },
  NotificationSettings: { min: 2, max: 8 },
  OwnComments: { min: 2.5, max: 8 },
  OwnCounts: { min: 0.4, max: 8 },
  Password: { min: 2, max: 8 },
  Reader: { min: 4, max: 8 },
  Readers: { min: 2.5, max: 8 },
  Saved: { min: 2.5, max: 8 },
  Settings: { min: 0.8, max: 8 },
  Signs: { min: 2, max: 8 },
  Subscription: { min: 1, max: 8 },
  Themes: { min: 2, max: 8 },
}

export const widgetBudgets: Record<string, WidgetBudget> = {
  comments: { first: { min: 6, max: 14 }, onDemand: { min: 2, max: 10 }, shared: { min: 0, max: 1 } },
  'comments-count': { first: { min: 0.3, max: 1.5 }, shared: { min: 0, max: 1 } },
  'login-prompt': { first: { min: 0.4, max: 1 }, shared: { min: 1, max: 3 } },
  'save-to-list': { first: { min: 0.8, max: 2.5 }, onDemand: { min: 1, max: 3.5 }, shared: { min: 1.5, max: 6.5 } },
  'action-bar': { first: { min: 2, max: 6 }, onDemand: { min: 0.2, max: 2 }, shared: { min: 3.5, max: 11 } },
  gift: { first: { min: 3, max: 7 }, shared: { min: 4, max: 11 } },
  follow: { first: { min: 1, max: 3 }, onDemand: { min: 0.2, max: 1 }, shared: { min: 1.5, max: 6.5 } },
  login: { first: { min: 1.5, max: 6 }, shared: { min: 6, max: 15 } },
  register: { first: { min: 1.5, max: 6 }, shared: { min: 5.5, max: 13.5 } },
  'change-password': { first: { min: 0.8, max: 3 }, shared: { min: 3.5, max: 10.5 } },
  'page-shell': { first: { min: 1, max: 3.5 }, onDemand: { min: 0.8, max: 4.5 }, shared: { min: 1, max: 3 } },
  alert: { first: { min: 1, max: 3 }, shared: { min: 0.2, max: 1 } },
  'bottom-bar': { first: { min: 1.5, max: 3 }, shared: { min: 0.5, max: 2 } },
  header: { first: { min: 3, max: 10 }, onDemand: { min: 0.1, max: 4 }, shared: { min: 0, max: 1 } },
  profile: {
    first: { min: 3, max: 6 },
    onDemand: { min: 25, max: 60 },
    shared: { min: 1, max: 8 },
    parts: {
      home: { part: 'Menu', budget: { min: 5, max: 10 }, needs: { min: 10, max: 18.5 } },
      opened: profilePanels,
    },
  },
  'public-profile': { first: { min: 0.3, max: 1 }, shared: { min: 0, max: 1 } },
  welcome: { first: { min: 1, max: 2.5 }, shared: { min: 3.5, max: 10 } },
  contact: { first: { min: 0.8, max: 2 }, shared: { min: 3.5, max: 10.5 } },
  'error-page': { first: { min: 0.3, max: 1 }, shared: { min: 0, max: 1 } },
  cards: { first: { min: 0.2, max: 2 }, shared: { min: 1.5, max: 4 } },
  'hot-topics': { first: { min: 0.5, max: 1.5 }, shared: { min: 0.2, max: 1 } },
  poll: { first: { min: 2, max: 5 }, shared: { min: 0, max: 1 } },
  'article-list': { first: { min: 1.5, max: 4 }, onDemand: { min: 0.2, max: 1 }, shared: { min: 0, max: 1 } },
  carousel: { first: { min: 0.8, max: 2 }, shared: { min: 3.5, max: 6 } },
  'video-carousel': { first: { min: 0.8, max: 2.5 }, shared: { min: 1.5, max: 3.5 } },
  'newsletter-carousel': { first: { min: 0.6, max: 2 }, shared: { min: 1.7, max: 4.5 } },
  live: { first: { min: 3, max: 9 }, onDemand: { min: 0.5, max: 4 }, shared: { min: 0.5, max: 2 } },
  filters: { first: { min: 1, max: 4 }, onDemand: { min: 0.5, max: 4 }, shared: { min: 0, max: 8 } },
  archive: { first: { min: 5, max: 11 }, shared: { min: 1.5, max: 9.5 } },
  video: { first: { min: 2, max: 4 }, shared: { min: 0.3, max: 2.5 } },
  ad: { first: { min: 1.5, max: 3 }, shared: { min: 0.3, max: 2.5 } },
  paywall: { first: { min: 3, max: 8 }, onDemand: { min: 0.2, max: 1 }, shared: { min: 1, max: 9.5 } },
}

/** The allowed size of several widgets together, own code of each, for pages that follow one another. */
export const jointBudgets: readonly { widgets: readonly string[]; budget: Budget }[] = [
  { widgets: ['login', 'register'], budget: { min: 4, max: 14 } },
]

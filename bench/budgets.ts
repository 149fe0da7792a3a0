/** What a part may weigh, in kB (1000 bytes) brotli. Under the minimum something is missing, or the budget should come down. */
export interface Budget {
  min: number
  max: number
}

/** Own code of a widget: its folder and nothing else, what a reader sees first and what opens on demand. */
export interface WidgetBudget {
  first: Budget
  onDemand?: Budget
}

export const loaderBudget: Budget = { min: 1.5, max: 3 }

/** React, the client, texts, session: what every island shares. */
export const runtimeBudget: Budget = { min: 60, max: 82 }

/** Loader, runtime and comments on Preact, as a page with comments loads them. */
export const liteCommentsBudget: Budget = { min: 30, max: 52 }

export const widgetBudgets: Record<string, WidgetBudget> = {
  comments: { first: { min: 6, max: 14 }, onDemand: { min: 2, max: 10 } },
  'comments-count': { first: { min: 0.3, max: 1.5 } },
  'login-prompt': { first: { min: 0.4, max: 1 } },
  'save-to-list': { first: { min: 0.8, max: 2.5 }, onDemand: { min: 1, max: 3.5 } },
  'action-bar': { first: { min: 2, max: 6 } },
  gift: { first: { min: 3, max: 7 } },
  follow: { first: { min: 1, max: 3 }, onDemand: { min: 0.2, max: 1 } },
  login: { first: { min: 1.5, max: 6 } },
  register: { first: { min: 1.5, max: 6 } },
  'change-password': { first: { min: 0.8, max: 3 } },
  'page-shell': { first: { min: 1, max: 3 }, onDemand: { min: 0.8, max: 3 } },
  welcome: { first: { min: 1, max: 2.5 } },
  contact: { first: { min: 0.8, max: 2 } },
  'error-page': { first: { min: 0.3, max: 1 } },
  poll: { first: { min: 2, max: 5 } },
  archive: { first: { min: 6, max: 12 } },
  paywall: { first: { min: 3, max: 8 }, onDemand: { min: 0.2, max: 1 } },
}

/** What several widgets may weigh together, own code of each: pages that lead into one another. */
export const jointBudgets: readonly { widgets: readonly string[]; budget: Budget }[] = [
  { widgets: ['login', 'register'], budget: { min: 4, max: 14 } },
]

import type { AppActions, AppMessage } from '#page/app-bridge/appBridge.types.ts'
import type { IslandEvents } from '#page/bus/IslandEvents.ts'

/**
 * One visible state of a widget, listed in `<name>.states.ts`. Stories, accessibility checks and visual checks are generated from these,
 * so a state is data: the marker's options, the reader, the faults and the reader's steps.
 */
export interface WidgetState {
  /** A short description: "Already voted, results hidden". */
  title: string
  /** The marker's attributes, camelCase without `data-`. */
  options: Record<string, string>
  /** The marker's JSON block. */
  block?: Record<string, unknown>
  /** The marker's other children, where they are more than a fallback: HTML as a CMS renders it, without our code. */
  html?: string
  /** The mocks' persona; `subscriber` by default. */
  persona?: string
  /** The mocks' fault: `poll.vote:500`. */
  fault?: string
  /** Answers of the backend, by the mocks' name of the call, when no fault produces them; `body` is sent unchanged. */
  answers?: Record<string, { status?: number; body: unknown }>
  /** The marker's conversation has that many comments with their replies, the newest ones: where a state shows something else, twenty take axe a second. */
  newestComments?: number
  /** The browser does not let the page write to the clipboard. */
  clipboardRefused?: true
  /** The app, if the state differs there; by default the toolbar's channel. */
  channel?: 'android' | 'ios'
  /** Cookies set by the CMS, by name; values other than strings are sent as JSON. */
  cookies?: Record<string, unknown>
  /** Local storage from an earlier visit. */
  storage?: Record<string, unknown>
  /** Drafts from before a reload, by key: `poll:4711`. */
  drafts?: Record<string, string>
  /** The page's path, if it matters: `/webview/content/1001/comments`. */
  path?: string
  /** Differences from most browsers: no new windows, a native share sheet. */
  device?: readonly ('noWindows' | 'share')[]
  /** Messages of the native app before the reader's first step, in the app's format. */
  appMessages?: readonly { action: AppMessage['action']; payload: unknown }[]
  /** Requests of the page to the library before the reader's first step, by an event on its document. */
  pageEvents?: readonly {
    [Name in keyof IslandEvents]: { event: Name; detail: IslandEvents[Name] }
  }[keyof IslandEvents][]
  /** Answers of the native app to the page's actions, by the action's name. */
  appAnswers?: { [Action in keyof AppActions]?: { action: AppMessage['action']; payload: unknown } }
  /** The reader's steps to reach the state, in order. */
  steps?: readonly Step[]
}

/**
 * An interaction with the element whose accessible name is (or begins with) a message's text in the current language; `role` narrows what is
 * pressed where the name is not ours: `{ press: '', role: 'radio' }`. `see` waits for what comes without a request that could be waited for. A day, YYYY-MM-DD,
 * and a number that `values` have as a text, are as the page writes them.
 */
export type Step =
  | { press: string; role?: string; values?: Record<string, string | number>; nth?: number }
  | { see: string; values?: Record<string, string | number>; nth?: number }
  | { type: string; into: string; values?: Record<string, string | number>; nth?: number }

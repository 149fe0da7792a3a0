/**
 * One state that a person can see, as `<name>.states.ts` lists them. Stories, the accessibility checks and the visual checks are made from these,
 * so a state is data: what the marker says, who reads, what goes wrong and what the reader then does.
 */
export interface WidgetState {
  /** What a person sees, in a few plain words: "Already voted, results hidden". */
  title: string
  /** The marker's attributes, camelCase without `data-`. */
  options: Record<string, string>
  /** The marker's JSON block. */
  block?: Record<string, unknown>
  /** Who reads, by the mocks' name: `subscriber` when left out. */
  persona?: string
  /** What goes wrong, in the mocks' words: `poll.vote:500`. */
  fault?: string
  /** What the backend answers to a call, by the mocks' name, where no fault gives it; `body` as it is sent. */
  answers?: Record<string, { status?: number; body: unknown }>
  /** The browser does not let the page write to the clipboard. */
  clipboardRefused?: true
  /** The app that it shows in, where it shows something else there; left out, the toolbar says. */
  channel?: 'android' | 'ios'
  /** Cookies the CMS would have set, by name; values are JSON when they are not text. */
  cookies?: Record<string, unknown>
  /** Local storage as an earlier visit left it. */
  storage?: Record<string, unknown>
  /** What the reader had typed or chosen before a reload, by the key of its draft: `poll:4711`. */
  drafts?: Record<string, string>
  /** The page's address when it matters: `/webview/content/1001/comments`. */
  path?: string
  /** What is unlike most browsers: no new windows, a share sheet of the device's own. */
  device?: readonly ('noWindows' | 'share')[]
  /** What the native app tells the page before the reader does anything, as it would send it. */
  appTells?: readonly { action: string; payload: unknown }[]
  /** What the page asks the library for before the reader does anything, by an event on its document. */
  pageAsks?: readonly { event: string; detail: unknown }[]
  /** What the native app answers to an action that the page sends it, by the action's name. */
  appAnswers?: Record<string, { action: string; payload: unknown }>
  /** What the reader does to get there, in order. */
  steps?: readonly Step[]
}

/** A reader's act on the part whose accessible name is (or begins with) a message's text in the language at hand; `role` narrows what is
 * pressed where the name is not ours: `{ press: '', role: 'radio' }`. */
export type Step =
  | { press: string; role?: string; values?: Record<string, string | number>; nth?: number }
  | { type: string; into: string; values?: Record<string, string | number>; nth?: number }

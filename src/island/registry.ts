import type { Condition } from './condition.ts'

/** What the loader knows of a widget before any of its code is there. */
export interface WidgetEntry {
  /** When it is loaded unless the marker says otherwise (contract §2, "Names"). */
  load: Condition
  /**
   * The path of the first GET that the widget will send, relative to apiBase and exactly as its api sends it: the loader asks for it together
   * with the widget's code. Nothing when an option it needs is missing.
   */
  first?(options: DOMStringMap): string | undefined
  /** The page's address points into this widget (a comment's permalink, `#profile`): it is loaded at once. */
  isTarget?(address: { hash: string; pathname: string }): boolean
}

export type Registry = Record<string, WidgetEntry>

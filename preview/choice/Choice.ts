import type { Language, Site } from '#lib/site/config/config.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const channels = ['web', 'android', 'ios'] as const
export type Channel = (typeof channels)[number]

/** A state of the catalogue on one of the page's markers. */
export interface ShownState {
  /** The entry and the state's name: `comments.open`, `profile.saved.listsNone`. */
  id: string
  /** The place among the page's markers of that widget, from 0. */
  marker: number
}

/** An editor's choice. Anything absent is as the state says, else as the page says. */
export interface Choice {
  persona?: PersonaName
  site?: Site
  lang?: Language
  theme?: Theme
  channel?: Channel
  /** `2026-11-23`: the day that the page believes in. */
  day?: string
  /** As in the newspaper's `?fault=`: `comments:500`. */
  fault?: string
  shown?: ShownState
}

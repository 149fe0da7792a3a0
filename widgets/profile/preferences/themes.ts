import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import { preferencesMessages as messages } from './preferences.messages.ts'

/** The themes to choose from, with their ids (reader-account §3, "Theme ids"). */
export const themes = [
  { id: '1', theme: 'dark', label: messages.dark },
  { id: '2', theme: 'light', label: messages.light },
  { id: '3', theme: 'system', label: messages.system },
] as const satisfies readonly { id: string; theme: CurrentUser['theme']; label: unknown }[]

export type ChosenTheme = (typeof themes)[number]['theme']

import type { BrowserContextOptions } from 'playwright'
import type { Scenario } from '#tests/support/newspaper.ts'

export type Theme = 'dark' | 'light'

/** A reader and a device, and the theme that all their pages have (reader-account §4, "Theme"). */
export interface ThemeCase {
  name: string
  wanted: Theme
  device: NonNullable<BrowserContextOptions['colorScheme']>
  /** The parameters of docs/newspaper.md. */
  scenario: Scenario
  /** Chosen on this device: local storage, `theme`. */
  chosen?: Theme | 'system'
  /** Each load is the app's first, with a token in its address; who reads is known when the profile has come. */
  first?: boolean
}

const PROFILE_LATE = 'user.profile:delay-500'

export const themeCases: readonly ThemeCase[] = [
  { name: 'dark chosen', wanted: 'dark', device: 'light', scenario: { persona: 'staff' }, chosen: 'dark' },
  { name: 'light chosen', wanted: 'light', device: 'dark', scenario: { persona: 'staff' }, chosen: 'light' },
  { name: 'the device’s, dark', wanted: 'dark', device: 'dark', scenario: { persona: 'staff' } },
  { name: 'the device’s, light', wanted: 'light', device: 'light', scenario: { persona: 'staff' } },
  { name: 'forced by the page', wanted: 'dark', device: 'light', scenario: { theme: 'dark' } },
  {
    name: 'dark chosen, no staff',
    wanted: 'light',
    device: 'dark',
    scenario: { persona: 'registered' },
    chosen: 'dark',
  },
  { name: 'app', wanted: 'dark', device: 'dark', scenario: { persona: 'staff', app: 'ios' } },
  {
    name: 'app, first page, profile 500 ms late',
    wanted: 'dark',
    device: 'dark',
    scenario: { persona: 'staff', app: 'android', fault: PROFILE_LATE },
    first: true,
  },
]

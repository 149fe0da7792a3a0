import { otherBrowsers } from '#tools/otherBrowsers.mjs'
import { engines } from '../support/site.ts'
import type { OpenedBrowser } from './drivers/Driver.ts'
import { openPuppeteer } from './drivers/openPuppeteer.ts'
import { openWebKit } from './drivers/openWebKit.ts'

export interface ChosenBrowser {
  title: string
  open(): Promise<OpenedBrowser>
}

/** Chromium, with which the others are compared. */
export const openChromium = () => openPuppeteer('chromium')

const opens = { firefox: () => openPuppeteer('firefox'), webkit: openWebKit }

// `npm run browsers` sets them (tools/tasks/browsers.ts).
const { BROWSERS_NAME, BROWSERS_ENGINE } = process.env

/** The browsers of this run. */
export const chosenBrowsers: readonly ChosenBrowser[] = (['firefox', 'webkit'] as const)
  .filter((name) => (BROWSERS_NAME ? name === BROWSERS_NAME : otherBrowsers[name].isThere()))
  .map((name) => ({ title: otherBrowsers[name].title, open: opens[name] }))

/** The builds of this run. */
export const chosenEngines = engines.filter(({ engine }) => !BROWSERS_ENGINE || engine === BROWSERS_ENGINE)

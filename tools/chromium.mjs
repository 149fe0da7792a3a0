import { existsSync } from 'node:fs'

/** Chromium without a window, as Debian packages it: opening a page takes it two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Common paths of Chromium; CHROMIUM_PATH overrides them. */
const places = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium, or undefined if Playwright's own download has to be used. */
export const chromiumPath = () => places.find((place) => place !== undefined && existsSync(place))

/** Whether the browser is the quickest there is, or was chosen on purpose. */
export const isChosen = () => Boolean(process.env.CHROMIUM_PATH) || existsSync(headlessShell)

/** No sandbox, because CI runs as root; and no background requests; containers have little shared memory. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launch options for Playwright, here and in vitest. */
export function launchOptions() {
  const executablePath = chromiumPath()
  return { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) }
}

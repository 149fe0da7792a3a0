import { existsSync } from 'node:fs'

/** Common paths of Chromium; CHROMIUM_PATH overrides them. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium, or undefined if Playwright's own download has to be used. */
export const chromiumPath = () => places.find((place) => place !== undefined && existsSync(place))

/** No sandbox, because CI runs as root; and no background requests. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
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

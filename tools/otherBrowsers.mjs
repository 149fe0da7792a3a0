import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { programPath } from './programPath.mjs'

/** The first that is there. */
const first = (paths) => paths.find((path) => existsSync(path))
const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])

/** FIREFOX_PATH overrides the common places. */
export const firefoxPath = () =>
  process.env.FIREFOX_PATH ??
  programPath('firefox-esr') ??
  programPath('firefox') ??
  first(['/Applications/Firefox.app/Contents/MacOS/firefox'])

/** The browser that WebKitGTK brings along, where a distribution puts it: below the architecture's folder, or not. */
function miniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec', '/usr/lib64']
  const libraries = [...folders, ...foldersIn('/usr/lib')]
  return first(
    ['4.1', '4.0'].flatMap((version) => libraries.map((path) => `${path}/webkit2gtk-${version}/MiniBrowser`)),
  )
}

/** The programs that drive WebKit: its driver, a browser, and a screen that nobody looks at. Undefined when one of them is missing. */
export function webKitPaths() {
  const [driver, screen, browser] = [programPath('WebKitWebDriver'), programPath('Xvfb'), miniBrowser()]
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/** The browsers that `npm run browsers` opens besides Chromium, with Debian's packages. */
export const otherBrowsers = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'], isThere: () => firefoxPath() !== undefined },
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => webKitPaths() !== undefined,
  },
}

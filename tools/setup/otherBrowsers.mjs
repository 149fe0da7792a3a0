import { otherBrowsers } from '../otherBrowsers.mjs'
import { installFromDebian, usesDebian } from './debian.mjs'

/** Installs Debian's packages of the browsers other than Chromium, or says what is missing and how to get it. */
export async function ensureOtherBrowsers() {
  for (const { title, packages, isThere } of Object.values(otherBrowsers)) {
    if (!isThere() && usesDebian()) await installFromDebian(title, ...packages)
    if (!isThere())
      console.log(
        `quiosc: ${title} is not installed, so nothing runs in it; get it (apt-get install ${packages.join(' ')})`,
      )
  }
}

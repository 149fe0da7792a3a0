import { proxies } from '../proxies.mjs'
import { installFromDebian, usesDebian } from './debian.mjs'

/** Installs Debian's packages of what the recipes for servers are tried with, or says what is missing and how to get it. */
export async function ensureProxies() {
  for (const { title, packages, path } of Object.values(proxies)) {
    if (!path() && usesDebian()) await installFromDebian(title, ...packages)
    if (!path())
      console.log(
        `quiosc: ${title} is not installed, so that its recipe cannot be tried; get it (apt-get install ${packages.join(' ')})`,
      )
  }
}

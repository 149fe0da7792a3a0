import { writeJson } from '../../writeJson.ts'
import { isLinkAddress } from '../addresses/isLinkAddress.ts'
import { linkNames } from '../addresses/links.ts'
import { environments, formatSources, languages, sites, tokenPlaces } from './config.ts'
import { hostOf, readConfig } from './readConfig.ts'
import { toLanguage } from './toLanguage.ts'

const isOneOf = (names: readonly string[], value: unknown) => names.some((name) => name === value)

function parse(text: string | null, report: (problem: string) => void): Record<string, unknown> {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text.trim())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
    report('must be a JSON object')
  } catch (error) {
    report(`not JSON (${error instanceof Error ? error.message : error})`)
  }
  return {}
}

/**
 * The problems of a page's configuration, each with the path of its value (contract §1). In a chunk of its own, because few pages need it.
 * The first three parameters are those of {@link readConfig}.
 *
 * @param host The page's, where it is known.
 */
export function configProblems(text: string | null, htmlLang: string, settings: object = {}, host?: string): string[] {
  const problems: string[] = []
  const report = (problem: string) => void problems.push(problem)
  const given: Record<string, unknown> = { ...parse(text, report), ...settings }
  const { site, lang, apiBase, hosts, previewKey, cookieDomain, timeZone } = readConfig(text, htmlLang, settings).config

  const choice = (key: string, names: readonly string[], isRight = (value: unknown) => isOneOf(names, value)) => {
    const value = given[key]
    if (value !== undefined && !isRight(value)) report(`${key}: ${writeJson(value)} is not one of ${names.join(', ')}`)
  }
  choice('site', sites)
  choice('lang', languages, (value) => toLanguage(value) !== undefined)
  choice('env', environments)
  choice('tokenInAddress', tokenPlaces)
  choice('formats', formatSources)
  // German exists only there (content-features §1).
  if (toLanguage(given.lang ?? htmlLang) === 'de' && lang !== 'de')
    report(`lang: "de" is supported only on the Balearic sites, not on "${site}"`)

  if (given.apiBase !== undefined && given.apiBase !== apiBase && given.apiBase !== `${apiBase}/`)
    report(`apiBase: ${writeJson(given.apiBase)} is not a path or an http(s) URL`)

  const apiHost = new URL(apiBase, `https://${host}`).host
  if (host !== undefined && apiHost !== host && !hosts.includes(apiHost))
    report(`apiBase: “${apiHost}” is not in hosts, and gets no token`)

  const shown = (key: string) => writeJson(given[key])
  const {
    denyAllPermissions = false,
    hosts: named = [],
    links = {},
    waitForConsent = false,
    widgetsInLists = [],
  } = given
  if (!Array.isArray(widgetsInLists))
    report(`widgetsInLists: must be a list of widget names, got ${shown('widgetsInLists')}`)
  else
    widgetsInLists.forEach((name: unknown, index) => {
      if (typeof name !== 'string') report(`widgetsInLists[${index}]: ${writeJson(name)} is not a widget’s name`)
    })

  if (given.previewKey !== undefined && given.previewKey !== previewKey)
    report(`previewKey: must be a word, got ${shown('previewKey')}`)

  if (given.timeZone !== undefined && given.timeZone !== timeZone)
    report(`timeZone: ${writeJson(given.timeZone)} is not a time zone, such as Europe/Madrid`)

  if (given.cookieDomain !== undefined && given.cookieDomain !== '' && cookieDomain === '')
    report(`cookieDomain: ${writeJson(given.cookieDomain)} is not a domain name`)

  if (typeof denyAllPermissions !== 'boolean')
    report(`denyAllPermissions: must be true or false, got ${shown('denyAllPermissions')}`)
  if (typeof waitForConsent !== 'boolean')
    report(`waitForConsent: must be true or false, got ${shown('waitForConsent')}`)

  // PHP writes an empty object as an empty list.
  const isList = Array.isArray(links) && links.length > 0
  if (typeof links !== 'object' || links === null || isList)
    report(`links: must be an object of addresses by name, got ${shown('links')}`)
  else
    for (const [name, address] of Object.entries(links)) {
      if (!linkNames.includes(name)) report(`links: ${writeJson(name)} is not one of ${linkNames.join(', ')}`)
      else if (!isLinkAddress(address)) report(`links.${name}: ${writeJson(address)} is not a path or an https address`)
    }

  if (!Array.isArray(named)) report(`hosts: must be a list of host names, got ${shown('hosts')}`)
  else
    named.forEach((host: unknown, index) => {
      if (hostOf(host) === undefined) report(`hosts[${index}]: ${writeJson(host)} is not a host name`)
    })
  return problems
}

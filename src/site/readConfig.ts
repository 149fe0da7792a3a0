import type { Config, Language } from './config.ts'
import { environments, languages, sites } from './config.ts'
import { isBalearic } from './isBalearic.ts'
import { API_BASE } from './readBasics.ts'

/** What the page sets besides, for the publisher to decide (see docs/assumptions.md). */
export interface SiteConfig extends Config {
  /** Hosts that count as the site's own, besides the page's; with the port where it is not the usual one. */
  hosts: readonly string[]
  /** Permission definitions (reader-account §6), parsed by the session; undefined means the defaults. */
  permissions: unknown
}

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value)

function parse(text: string | null, report: (problem: string) => void): Record<string, unknown> {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
    report('must be a JSON object')
  } catch (error) {
    report(`not JSON (${error instanceof Error ? error.message : error})`)
  }
  return {}
}

/**
 * The page's configuration (contract §1), with the first widget that is due. A wrong value is reported with its path and the default used.
 *
 * @param text The `data-quiosc-config` block, null where there is none.
 * @param htmlLang The page's `<html lang>`; one that we don't speak is no mistake, and gives Catalan.
 */
export function readConfig(text: string | null, htmlLang: string, report: (problem: string) => void): SiteConfig {
  const given = parse(text, report)

  const choice = <Name extends string>(key: string, names: readonly Name[], preset: Name): Name => {
    const value = given[key]
    if (value === undefined) return preset
    if (isOneOf(names, value)) return value
    report(`${key}: ${JSON.stringify(value)} is not one of ${names.join(', ')}`)
    return preset
  }

  const site = choice('site', sites, 'ara')
  const pageLang = htmlLang.toLowerCase().split('-')[0]
  const spoken: Language = isOneOf(languages, pageLang) ? pageLang : 'ca'
  let lang = choice('lang', languages, spoken)
  // German exists only there (content-features §1).
  if (lang === 'de' && !isBalearic(site)) {
    report(`lang: "de" exists only for the Balearic sites, not for "${site}"`)
    lang = 'ca'
  }

  let apiBase = '/api/front'
  if (typeof given.apiBase === 'string' && API_BASE.test(given.apiBase)) apiBase = given.apiBase.replace(/\/$/, '')
  else if (given.apiBase !== undefined)
    report(`apiBase: ${JSON.stringify(given.apiBase)} is not a path or an http(s) address`)

  const hosts: string[] = []
  if (Array.isArray(given.hosts)) {
    given.hosts.forEach((host: unknown, index) => {
      if (typeof host === 'string' && /^[\w.-]+(:\d+)?$/.test(host)) hosts.push(host.toLowerCase())
      else report(`hosts[${index}]: ${JSON.stringify(host)} is not a host`)
    })
  } else if (given.hosts !== undefined) report('hosts: must be a list of hosts')

  const env = choice('env', environments, 'PRO')
  return { site, lang, env, apiBase, hosts, permissions: given.permissions }
}

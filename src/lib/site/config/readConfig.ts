import { isTimeZone } from '#kit/dates/timeZone.ts'
import { writeJson } from '../../writeJson.ts'
import { isAddress } from '../addresses/isAddress.ts'
import { isLinkAddress } from '../addresses/isLinkAddress.ts'
import type { TrustedSources } from '../services/serviceScripts.ts'
import {
  type Config,
  DEFAULT_TIME_ZONE,
  environments,
  type FormatSource,
  formatSources,
  sites,
  type TokenInAddress,
  tokenPlaces,
} from './config.ts'
import { parseBlock, readBasics } from './readBasics.ts'

/** Optional settings for the publisher to decide (see docs/assumptions/configuration.md). */
export interface SiteConfig extends Config {
  /** The parameter of an address that opens the preview for editors, outside production. */
  previewKey: string
  /** Hosts that count as the site's own, besides the page's; with the port where it is not the usual one. */
  hosts: readonly string[]
  /** The newspaper's time zone, such as `Europe/Madrid` (default): what times without an offset are read in. */
  timeZone: string
  /** How numbers and dates are written: as the specification has them for all languages (1.200, 27/11/2026), or as the page’s language does (1,200 in English, 27.11.2026 in German). */
  formats: FormatSource
  /** Permission definitions (reader-account §6), parsed by the session; undefined means the defaults. */
  permissions: unknown
  /** Denies every functionality to everybody (reader-account §6, "Denies everything when forced"). */
  denyAllPermissions: boolean
  /** Sends nothing to the publisher's tools until the reader has agreed, also where the page has no TCF interface. */
  waitForConsent: boolean
  /** The pages on which a session token in the address is used: in the native app alone, or on the web too. */
  tokenInAddress: TokenInAddress
  /** The domain of the session's cookie, such as `diari.example`; empty for the page's host alone. */
  cookieDomain: string
  /** The addresses of others' services: a player's script, an ad service's. Parsed by the widget that uses one. */
  services: unknown
  /** Addresses in place of the site's own, by name (`linksOf`). */
  links: Partial<Record<string, string>>
  /** The subscriptions service, as `{ phone, hours }` (reader-account §9). Parsed by what names it. */
  support: unknown
  /** The rights of the frames of the subscription and the card, as `{ sandbox, allow }`. Parsed by the profile. */
  frames: unknown
  /** Widgets whose markers may come with the next list page, besides those of cards. */
  widgetsInLists: readonly string[]
}

const HOST = /^[\p{L}\p{M}\p{N}_.-]+(:\d+)?$/u

/** A host, with a port or without, as addresses have it: a name with accents in ASCII. Undefined for anything else. */
export function hostOf(value: unknown): string | undefined {
  const address = `https://${value}`
  return typeof value === 'string' && HOST.test(value) && isAddress(address) ? new URL(address).host : undefined
}

const hostsIn = (value: unknown) => (Array.isArray(value) ? value.flatMap((host) => hostOf(host) ?? []) : [])

const isText = (value: unknown): value is string => typeof value === 'string'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A list or a text has no names of links. */
const linksIn = (value: unknown) =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, string] => isLinkAddress(entry[1])),
  )

/** A switch that only its exact `false` turns off, where it is given: in doubt readers are asked, and nothing is allowed. */
const isOn = (value: unknown) => (value ?? false) !== false

/** A domain as a cookie has it, once with a dot before it. */
const COOKIE_DOMAIN = /^\.?([^.:]+(?:\.[^.:]+)*)$/

/**
 * The page's configuration (contract §1), with the first widget that is due: in place of a wrong value the default, or for a switch that protects readers
 * what protects them. `null` counts as not given.
 *
 * @param text The `data-quiosc-config` block, null where there is none.
 * @param htmlLang The page's `<html lang>`; one that we don't speak is no mistake, and gives Catalan.
 * @param settings The values that a script has set: they come before the block.
 * @returns Also what the block itself names, and whether something may be wrong; {@link configProblems} says what.
 */
export function readConfig(
  text: string | null,
  htmlLang: string,
  settings: object = {},
): { config: SiteConfig; trusted: TrustedSources; doubtful: boolean } {
  // A value that is no object gives nothing, or what nobody asks for.
  const block = parseBlock(text) as { services?: unknown; hosts?: unknown } | null | undefined
  const given: Record<string, unknown> = { ...block, ...settings }
  const basics = readBasics(given, htmlLang)
  const config: SiteConfig = {
    site: sites.find((name) => name === given.site) ?? 'ara',
    // The loader, which has no room for this check, asks nothing of an address that cannot be opened.
    ...(isAddress(basics.apiBase) ? basics : readBasics({ ...given, apiBase: undefined }, htmlLang)),
    env: environments.find((name) => name === given.env) ?? 'PRO',
    previewKey: textOf(given.previewKey) || 'quiosc-preview',
    hosts: hostsIn(given.hosts),
    timeZone: isTimeZone(given.timeZone) ? given.timeZone : DEFAULT_TIME_ZONE,
    formats: formatSources.find((name) => name === given.formats) ?? 'specification',
    permissions: given.permissions,
    denyAllPermissions: isOn(given.denyAllPermissions),
    waitForConsent: isOn(given.waitForConsent),
    tokenInAddress: tokenPlaces.find((name) => name === given.tokenInAddress) ?? 'app',
    cookieDomain: hostOf(COOKIE_DOMAIN.exec(textOf(given.cookieDomain))?.[1]) ?? '',
    services: given.services,
    links: linksIn(given.links),
    support: given.support,
    frames: given.frames,
    widgetsInLists: Array.isArray(given.widgetsInLists) ? given.widgetsInLists.filter(isText) : [],
  }
  // Editors alone read which schema the block has.
  const wanted = { ...config, ...(/^de/i.test(htmlLang) && { lang: 'de' }), ...given, $schema: undefined }
  // Only its report knows which host the page is on.
  const namesHost = !config.apiBase.startsWith('/') && !config.hosts.includes(new URL(config.apiBase, 'https://a').host)
  const broken = text !== null && block?.constructor !== Object
  const trusted = { services: Object.values(Object(block?.services)).filter(isText), hosts: hostsIn(block?.hosts) }
  return { config, trusted, doubtful: broken || namesHost || writeJson(wanted) !== writeJson(config) }
}

import type { Environment, Site } from '../config/config.ts'
import { isBalearic } from '../config/isBalearic.ts'
import { addresses } from './addresses.ts'

/** The addresses to which widgets lead outside of the newspaper's own pages, by name (content-features §2, "Routes and links"; reader-account §2). */
export interface Links {
  /** The base of the pages that sell: those of the main site and of the Balearic edition differ, and so do those outside production. */
  subscriptions: string
  /** The shop for a single issue of the archive. */
  archiveIssue: string
  /** The subscription that an archive offers. */
  archiveSubscription: string
  /** Subscribers who win others. */
  mgm: string
  /** The subscribers' area: offers, culture, leisure. */
  espai: string
  /** The newspaper's newsletters. */
  newsletters: string
  /** The prices of a subscription. */
  rates: string
  /** The same as a page of its own. */
  ratesPage: string
  /** The offer of a digital year. */
  digitalYear: string
  /** The offer for families. */
  family: string
  /** The form for a family's data. */
  familyData: string
  /** The offer to raise a subscription. */
  upgrade: string
  /** The page on which a payment that has failed is made again. */
  pendingPayment: string
  /** The offer that is shown where there is no other. */
  standardOffer: string
  /** Explains how articles are gifted. */
  giftInfo: string
  /** The premium page of readers. */
  premium: string
  /** The premium page of founders. */
  founders: string
  /** The club of premium subscribers. */
  premiumClub: string
  /** The newspaper's shop. */
  shop: string
  /** The points of sale of the newspaper. */
  pointsOfSale: string
  /** The people who make the newspaper. */
  aboutUs: string
  /** The conditions of a subscription. */
  conditions: string
  /** The page that recovers a forgotten password. */
  recoverPassword: string
  /** The page in the frame of the profile's panel “subscription”. */
  subscription: string
  /** The page in the frame of the subscriber's card. */
  card: string
}

/** The addresses that are the same on every site and in every environment. */
export const commonLinks = {
  newsletters: '/newsletters/',
  rates: addresses.rates,
  ratesPage: addresses.ratesPage,
  digitalYear: addresses.digitalYear,
  family: addresses.family,
  familyData: addresses.familyData,
  upgrade: addresses.upgrade,
  pendingPayment: addresses.pendingPayment,
  standardOffer: addresses.standardOffer,
  giftInfo: '/ajuda',
  espai: '/espai-subscriptor',
  premium: '/premium',
  founders: '/fundadors-premium',
  premiumClub: '/club-premium',
  shop: '/botiga',
  pointsOfSale: '/punts-de-venda.html',
  aboutUs: '/qui-som.html',
  conditions: '/condicions-contractacio.html',
  recoverPassword: '/usuari/recuperar-contrasenya',
  subscription: '/subscripcio/perfil',
  card: '/subscripcio/targeta',
}

/** The configuration's part that decides about links. */
export interface LinksConfig {
  site: Site
  env: Environment
  /** The publisher's own, by name. */
  links: Partial<Record<string, string>>
}

/** Names of links as a configuration may have them. */
export const linkNames: readonly string[] = [
  ...['subscriptions', 'archiveIssue', 'archiveSubscription', 'mgm'],
  ...Object.keys(commonLinks),
]

const below = (base: string, path: string) => `${base.replace(/\/$/, '')}/${path}`

/**
 * The addresses of a page: the configuration's, else the site's in its environment. One base, `subscriptions`, moves all that is below it to another host: a test
 * environment's, or a shop's.
 */
export function linksOf({ site, env, links: own }: LinksConfig): Links {
  const shop = `/subscripcions${env === 'PRO' ? '' : '/pre'}${isBalearic(site) ? '/balears' : ''}`
  const subscriptions = own.subscriptions ?? shop
  return {
    ...commonLinks,
    // A path below the base, where that is known (content-features §2).
    ...(own.subscriptions !== undefined && { espai: below(subscriptions, 'espai/') }),
    archiveIssue: below(subscriptions, 'exemplar/dades'),
    archiveSubscription: below(subscriptions, 'hemeroteca/'),
    mgm: below(subscriptions, 'promocions/mgm'),
    ...own,
    subscriptions,
  }
}

/**
 * The addresses with those of a marker's own `links`: what it does not set has the default of its schema, which counts as not set.
 *
 * @param given As the schema has read them.
 */
export function withOwnLinks<Name extends keyof Links>(links: Links, given: Readonly<Record<Name, string>>): Links {
  const defaults: Partial<Links> = commonLinks
  // Object.entries forgets the names.
  const own = (Object.entries(given) as [Name, string][]).filter(([name, address]) => address !== defaults[name])
  return { ...links, ...Object.fromEntries(own) }
}

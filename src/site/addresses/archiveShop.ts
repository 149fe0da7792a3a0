import type { Environment, Site } from '../config/config.ts'
import { isBalearic } from '../config/isBalearic.ts'
import { addresses } from './addresses.ts'

/** The price of a single issue, and where it, a subscription and an upgrade are sold (content-features §9). */
export interface ArchiveShop {
  /** In cents of a euro. */
  issuePrice: number
  issueUrl: string
  subscribeUrl: string
  upgradeUrl: string
}

const MAIN_PRICE = 99
const BALEARIC_PRICE = 299

/** By site and environment: outside production the shop's test pages are used. */
export function archiveShop(site: Site, env: Environment): ArchiveShop {
  const shop = `/subscripcions${env === 'PRO' ? '' : '/pre'}${isBalearic(site) ? '/balears' : ''}`
  return {
    issuePrice: isBalearic(site) ? BALEARIC_PRICE : MAIN_PRICE,
    issueUrl: `${shop}/exemplar/dades`,
    subscribeUrl: `${shop}/hemeroteca/`,
    upgradeUrl: addresses.upgrade,
  }
}

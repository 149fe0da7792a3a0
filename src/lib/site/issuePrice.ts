import type { Site } from './config/config.ts'
import { isBalearic } from './config/isBalearic.ts'

const MAIN_PRICE = 99
const BALEARIC_PRICE = 299

/** The price of a single issue of the archive, in cents of a euro (content-features §9); where it is sold is in `linksOf`. */
export const issuePrice = (site: Site): number => (isBalearic(site) ? BALEARIC_PRICE : MAIN_PRICE)

import type { Site } from './config.ts'

/** The Balearic edition's site, whatever its language (content-features §1: site id 6 and its variants). */
export const isBalearic = (site: Site): boolean => site.endsWith('balears')

import type { Language } from '#lib/site/config/config.ts'

export const entryNames = ['home', 'latest', 'discover', 'search', 'profile'] as const
export type EntryName = (typeof entryNames)[number]

/** The latest-news page of each language (content-features §2, "Routes and links"). */
const latest: Record<Language, string> = {
  ca: '/ultima-hora/',
  es: '/ultima-hora/',
  en: '/breaking-news/',
  de: '/eilmeldungen/',
}

/** The page to discover things (content-features §2). */
const discover: Record<Language, string> = {
  ca: '/descobreix/',
  es: '/descubre/',
  en: '/discover/',
  de: '/entdecke/',
}

/** The paths that count as the latest news in every language, with all below them. */
const SAME_NEWS = '/ara-mateix'

/** The address of each entry but the profile's: that depends on the reader. */
export const entryAddresses = (lang: Language): Record<Exclude<EntryName, 'profile'>, string> => ({
  home: '/',
  latest: latest[lang],
  // The bar's own rule (content-features §2).
  discover: lang === 'de' ? '/eilmeldungen/' : discover[lang],
  search: '/cercador',
})

const isWithin = (path: string, address: string) => `${path}/`.startsWith(address.replace(/\/?$/, '/'))

/** The entry of the page that the reader is on. */
export function currentEntry(path: string, lang: Language): EntryName | undefined {
  if (path === '/') return 'home'
  if (path.startsWith(SAME_NEWS) || isWithin(path, latest[lang])) return 'latest'
  if (isWithin(path, discover[lang])) return 'discover'
  return isWithin(path, entryAddresses(lang).search) ? 'search' : undefined
}

import { describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { currentEntry, entryAddresses } from './entries.ts'

/** As content-features §2 has them, "Routes and links", with the bar's own rule for German. */
const addressesOfSpec = {
  ca: { home: '/', latest: '/ultima-hora/', discover: '/descobreix/', search: '/cercador' },
  es: { home: '/', latest: '/ultima-hora/', discover: '/descubre/', search: '/cercador' },
  en: { home: '/', latest: '/breaking-news/', discover: '/discover/', search: '/cercador' },
  de: { home: '/', latest: '/eilmeldungen/', discover: '/eilmeldungen/', search: '/cercador' },
}

/** The pages themselves, to which the bar leads in all languages but German. */
const discoverPages = { ca: '/descobreix/', es: '/descubre/', en: '/discover/', de: '/entdecke/' }

describe.each(languages)('the bar’s entries in %s', (lang) => {
  it('link to the spec’s addresses', () => {
    expect(entryAddresses(lang)).toEqual(addressesOfSpec[lang])
  })

  it('are highlighted at their addresses, and on the latest news only that one', () => {
    const { home, latest, search } = entryAddresses(lang)
    const pages = [home, latest, discoverPages[lang], search]
    expect(pages.map((path) => currentEntry(path, lang))).toEqual(['home', 'latest', 'discover', 'search'])
  })

  it.each(['/ara-mateix', '/ara-mateix/', '/ara-mateix/politica', '/ara-mateix_1_4711.html'])(
    'highlight the latest news on a path that begins with ara-mateix: %s',
    (path) => {
      expect(currentEntry(path, lang)).toBe('latest')
    },
  )
})

it.each([
  ['/ultima-hora', 'latest'],
  ['/ultima-hora/2', 'latest'],
  ['/cercador/', 'search'],
  ['/descobreix/receptes/', 'discover'],
  ['/ultima-horada/', undefined],
  ['/cercadors', undefined],
  ['/ciutat/', undefined],
  ['/opinio/ara-mateix', undefined],
  ['/breaking-news/', undefined],
  ['/entdecke/', undefined],
])('the bar highlights in Catalan, at %s, the entry %s', (path, name) => {
  expect(currentEntry(path, 'ca')).toBe(name)
})

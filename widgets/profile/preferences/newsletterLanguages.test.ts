import { expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { mailLanguageOf, newsletterLanguageIds } from './newsletterLanguages.ts'

it('newsletters have the specification’s ids (content-features §9); none is in German', () => {
  expect(newsletterLanguageIds).toEqual({ ca: 1, es: 2, en: 3, de: 4 })
  const chosen = languages.map((language) => mailLanguageOf(String(newsletterLanguageIds[language])))
  expect(chosen).toEqual(['ca', 'es', 'en', undefined])
})

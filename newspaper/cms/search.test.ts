import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { sections } from '../content/sections.ts'
import { sectionTopics } from '../content/sectionTopics.ts'
import { malformed } from './testing/malformed.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper({ now: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => paper.close())

const search = async (query: Record<string, string>, lang = 'ca') => {
  const { text } = await paper.request(`/cercador?${new URLSearchParams({ ...query, lang })}`)
  expect(malformed(text)).toEqual([])
  return {
    found: /<p class="found">([^<]*)<\/p>/.exec(text)?.[1],
    field: /<input type="search" name="text" value="([^"]*)"/.exec(text)?.[1],
    teasers: text.match(/<article class="teaser/g)?.length ?? 0,
    none: /<div class="search-none">(.*?)<\/div>/s.exec(text)?.[1] ?? '',
  }
}

it('the search shows the word as it was typed, and finds it in any case and without accents', async () => {
  const { found, field, teasers } = await search({ text: 'PASSEIG maritim' })
  expect([found, field]).toEqual(['Una peça per a «PASSEIG maritim»', 'PASSEIG maritim'])
  expect(teasers).toBe(1)
})

it.each([
  ['ca', 'Sense resultats per a «xyzzy»'],
  ['es', 'Sin resultados para «xyzzy»'],
  ['en', 'No results for ‘xyzzy’'],
  ['de', 'Keine Treffer für „xyzzy“'],
])('the search shows in %s that nothing was found, and offers the topics of the day', async (lang, words) => {
  const { found, none } = await search({ text: 'xyzzy' }, lang)
  expect(found).toBe(words)
  expect(none.match(/<li>/g)?.length).toBeGreaterThan(2)
  expect(none).not.toContain('cercador')
})

it('the search suggests the nearest word', async () => {
  expect((await search({ text: 'biblioteka' })).none).toContain(
    'Volies dir <a href="/cercador?text=biblioteca">biblioteca</a>?',
  )
})

it('the search offers its results without filters, where these hide all', async () => {
  expect((await search({ text: 'ukuleles', seccio: 'esports' })).none).toContain('<a href="/cercador?text=ukuleles">')
})

describe.each(languages)('the topics of sections in %s', (lang) => {
  const topics = Object.entries(sectionTopics).flatMap(([section, texts]) =>
    texts[lang].map((text) => [text, section] as const),
  )
  it.each(topics)('lead from %s to a story of %s', async (text, seccio) => {
    expect(Object.keys(sections)).toContain(seccio)
    expect((await search({ text, seccio }, lang)).teasers).toBeGreaterThan(0)
  })
})

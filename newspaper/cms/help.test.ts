import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { malformed, repeatedIds } from './testing/malformed.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'
import { helpTexts } from './texts/help/help.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper({ now: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => paper.close())

const pages = [
  ['/ajuda', 'questions', '/contacte.html'],
  ['/ajuda/dades', 'data', '/politica-de-privacitat.html'],
  ['/ajuda/mode-fosc', 'dark', undefined],
  ['/ajuda/edicions', 'editions', undefined],
  ['/ajuda/esborrar-el-compte', 'deletion', '/contacte.html'],
  ['/ajuda/carnet', 'card', '/espai/'],
] as const

const main = (text: string) => /<main.*<\/main>/s.exec(text)?.[0] ?? ''
const hrefs = (text: string) => [...text.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)

describe.each(languages)('help in %s', (lang) => {
  it.each(pages)('has its heading, its text and a link to continue at %s', async (path, name, next) => {
    const { title, standfirst, next: words } = helpTexts[lang][name]
    const { text } = await paper.request(`${path}?lang=${lang}`)
    expect([malformed(text), repeatedIds(text)]).toEqual([[], []])
    expect(main(text)).toContain(`<h1>${title}</h1>`)
    expect(main(text)).toContain(standfirst)
    expect(main(text).includes('class="button"')).toBe(next !== undefined)
    expect(words === undefined).toBe(next === undefined)
    // Every other page of help, and people.
    const others = pages.map(([other]) => other).filter((other) => other !== path)
    const [, nav = ''] = /<nav class="help-more"(.*?)<\/nav>/s.exec(text) ?? []
    expect(hrefs(nav)).toEqual([...others, '/contacte.html'])
    if (next) expect(hrefs(main(text))).toContain(next)
  })

  it('has an answer to each frequent question', async () => {
    const { text } = await paper.request(`/ajuda?lang=${lang}`)
    const questions = [...main(text).matchAll(/<h2>([^<]+)<\/h2>\s*<p>([^<]+)<\/p>/g)]
    expect(questions.map(([, question]) => question)).toEqual(
      helpTexts[lang].questions.questions?.map(({ question }) => question),
    )
    expect(questions.length).toBeGreaterThan(4)
  })

  it('is linked from the front page', async () => {
    const { text } = await paper.request(`/?lang=${lang}`)
    expect(hrefs(text)).toContain('/ajuda')
  })
})

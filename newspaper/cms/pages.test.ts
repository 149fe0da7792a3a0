import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { articlePath, articles } from '../content/articles.ts'
import { briefPath, briefs } from '../content/briefs/briefs.ts'
import { sections } from '../content/sections.ts'
import { policy } from './createNewspaper.ts'
import { malformed, repeatedIds } from './testing/malformed.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper({ now: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => paper.close())

const paths = [
  '/',
  '/anuncis',
  '/capcalera',
  '/carrusels',
  '/enquestes',
  '/enquestes/4711',
  '/directe/temporal',
  '/directe/partit',
  '/previsualitzacio/paywall',
  '/previsualitzacio/paywall?folded=1',
  '/mock',
  ...articles.map(articlePath),
  ...articles.map(({ id }) => `/webview/content/${id}/comments`),
  ...briefs.map(briefPath),
  ...Object.keys(sections).map((name) => `/${name}/`),
]

/** The widgets' link targets (content-features §2). */
const targets = [
  '/usuari/login?backUrl=%2F',
  '/usuari/register?backUrl=%2F',
  '/usuari/canviar-contrasenya?token=t',
  '/usuari/benvinguda',
  '/tarifes',
  '/portada/digital-12m/dades',
  '/portada/tarifes',
  '/promocions/criatures/',
  '/promocions/criatures/dades',
  '/promocions/upgrade',
  '/portada/pagament-pendent',
  '/promocions/estandard-pw',
  '/promocions/mgm',
  '/espai/',
  '/newsletters/',
  '/newsletters/mots',
  '/qui-som.html',
  '/subscripcio/perfil',
  '/subscripcio/targeta',
  '/contacte.html',
  '/ajuda',
  '/ajuda/dades',
  '/ajuda/mode-fosc',
  '/ajuda/edicions',
  '/ajuda/esborrar-el-compte',
  '/ajuda/carnet',
  '/hemeroteca',
  '/hemeroteca/edition/ara/date/2026-11-01',
  '/cercador?text=far',
  '/cercador?seccio=ciutat&seccio=comarca&pagina=2',
  '/cercador?text=%3Cscript%3E&seccio=%22&minDate=%27&firma=x',
  '/ultima-hora/',
  '/breaking-news/',
  '/eilmeldungen/',
  '/descobreix/',
  '/descubre/',
  '/discover/',
  '/entdecke/',
  '/perfil/2001',
]

const withLang = (path: string, lang: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

describe.each(languages)('the newspaper’s pages in %s', (lang) => {
  it.each([...paths, ...targets])('are well-formed, and have a Content Security Policy at %s', async (path) => {
    const { status, headers, text } = await paper.request(withLang(path, lang))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toBe(policy)
    expect(text).toContain(`<html lang="${lang}">`)
    expect(malformed(text)).toEqual([])
    expect(repeatedIds(text)).toEqual([])
    expect(text).not.toMatch(/undefined|\[object|NaN/)
    expect(text).not.toMatch(/<style| style="| on[a-z]+="|javascript:/)
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes.trim())
    // A page with ads has the platform too that asks for the reader's consent.
    const platform = text.includes('data-widget="ad"') ? ['src="/static/consent.js" defer'] : []
    const library = 'type="module" src="/quiosc/widgets.js"'
    const executed = scripts.filter((attributes) => !attributes.startsWith('type="application/json"'))
    expect(executed.filter((attributes) => !platform.includes(attributes))).toEqual([library])
    const [, config = ''] = /data-quiosc-config>(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(config)).toMatchObject({ lang, apiBase: '/api/front' })
  })

  it('have one main heading each, and a text alternative of every image', async () => {
    for (const path of paths) {
      const { text } = await paper.request(withLang(path, lang))
      expect([path, text.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
      expect(text.match(/<img(?![^>]* alt=)[^>]*>/g)).toBeNull()
    }
  })
})

it('the newspaper has no link to a 404', async () => {
  const links = new Set<string>()
  for (const path of [...paths, ...targets]) {
    const { text } = await paper.request(path)
    for (const [, href = ''] of text.matchAll(/ (?:href|src)="(\/[^"#]*)/g)) {
      if (!href.startsWith('/quiosc/')) links.add(href.replaceAll('&amp;', '&'))
    }
  }
  expect(links.size).toBeGreaterThan(60)
  for (const link of links) {
    const { status } = await paper.request(link)
    expect([link, status < 400]).toEqual([link, true])
  }
})

it('the newspaper shows German in the Balearic edition', async () => {
  const { text } = await paper.request('/?lang=de')
  expect(text).toContain('"site":"de-balears"')
})

it('the newspaper answers an unknown URL with a 404 page in the reader’s language', async () => {
  const { status, text } = await paper.request('/no/hi/es?lang=es')
  expect(status).toBe(404)
  expect(text).toContain('Esta página ha zarpado')
  expect(malformed(text)).toEqual([])
})

it('the newspaper answers a failing page with a 500 page, and reports it', async () => {
  const errors: unknown[] = []
  const failing = await openNewspaper({ report: (error) => errors.push(error) })
  const { status, text, headers } = await failing.request('/mock/error?lang=en')
  expect(status).toBe(500)
  expect(text).toContain('Our light has gone out')
  expect(malformed(text)).toEqual([])
  expect(headers['content-security-policy']).toBe(policy)
  expect(errors).toHaveLength(1)
  await failing.close()
})

it('the newspaper finds an article by its id, whatever its slug', async () => {
  const { text } = await paper.request('/ciutat/un-titol-vell_1_1001.html')
  expect(text).toContain('El passeig marítim dirà adeu')
})

it('the newspaper renders the URL’s parameters as text', async () => {
  const hostile = encodeURIComponent('"><script>alert(1)</script>')
  for (const path of [
    `/?fault=${hostile}`,
    `/?persona=${hostile}`,
    `/usuari/login?email=${hostile}&backUrl=${hostile}`,
  ]) {
    const { text } = await paper.request(path)
    expect(text).not.toContain('<script>alert')
    expect(malformed(text)).toEqual([])
  }
})

it('the login’s backUrl cannot leave the newspaper', async () => {
  const inside = await paper.request('/usuari/login?backUrl=%2Fenquestes')
  expect(inside.text).toContain('href="/enquestes?persona=subscriber"')
  const outside = await paper.request('/usuari/login?backUrl=https%3A%2F%2Felsewhere.example%2F')
  expect(outside.text).not.toContain('elsewhere')
  const hostile = await paper.request('/usuari/login?backUrl=%2F%2Felsewhere.example%2F')
  expect(hostile.text).not.toContain('elsewhere')
})

it('registration redirects to the welcome page, unless there is a backUrl', async () => {
  const withoutBackUrl = await paper.request('/usuari/register')
  expect(withoutBackUrl.text).toContain('data-widget="register" data-back-url="/usuari/benvinguda"')
  const sent = await paper.request('/usuari/register?backUrl=%2Fenquestes')
  expect(sent.text).not.toContain('benvinguda')
})

it('the newspaper offers readers to follow others, and not themselves', async () => {
  const own = await paper.request('/perfil/9006?persona=subscriber')
  expect(own.status).toBe(200)
  expect(own.text).not.toContain('data-widget="follow"')
  expect((await paper.request('/perfil/2001?persona=subscriber')).text).toContain('data-widget="follow"')
})

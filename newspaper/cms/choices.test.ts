import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPersonas } from '#mocks/backend/personas.ts'
import { existingArticle } from '../content/articleById.ts'
import { articlePath } from '../content/articles.ts'
import { cookieHeader, type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

const readers = createPersonas(new Date())
let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper()
})
afterAll(() => paper.close())

/** Sends the cookies of an earlier answer. */
const again = (cookies: readonly string[], path: string) =>
  paper.request(path, { headers: { cookie: cookieHeader(...cookies) } })

it('the newspaper keeps a choice on the next page', async () => {
  const first = await paper.request('/?lang=es&fault=comments:500&theme=dark&engine=lite&persona=premium-s')
  expect(first.cookies.some((cookie) => cookie.startsWith('nx-session-user='))).toBe(true)
  expect(first.cookies.some((cookie) => cookie.startsWith('refresh-user-data='))).toBe(true)
  const { text } = await again(first.cookies, '/enquestes')
  expect(text).toContain('<html lang="es">')
  expect(text).toContain(readers['premium-s'].nick)
  expect(text).toContain('comments:500')
  expect(text).toContain('class="page-plain force-dark-mode"')
  expect(text).toContain('src="/quiosc/lite/widgets.js"')
})

it('the newspaper configures the library with the chosen numbers and dates', async () => {
  const configOf = ({ text }: { text: string }): unknown =>
    JSON.parse(/data-quiosc-config>(.*?)<\/script>/.exec(text)?.[1] ?? '')
  const plain = await paper.request('/')
  expect(configOf(plain)).toMatchObject({ formats: 'specification' })
  const chosen = await paper.request('/?formats=language&lang=de')
  expect(configOf(chosen)).toMatchObject({ formats: 'language', lang: 'de' })
  expect(configOf(await again(chosen.cookies, '/enquestes'))).toMatchObject({ formats: 'language' })
  expect((await paper.request('/?formats=lenguage')).text).toContain('“language”?')
})

it('scripts can read the session cookie, but not the newspaper’s own', async () => {
  const { cookies } = await paper.request('/?persona=registered')
  const hidden = (name: string) => cookies.find((cookie) => cookie.startsWith(name))?.includes('HttpOnly')
  expect(hidden('nx-session-user=')).toBe(false)
  expect(hidden('quiosc-mock=')).toBe(true)
  expect(hidden('quiosc-mock-id=')).toBe(true)
})

it('the newspaper redirects to the URL without the parameters, so that a reload does not apply them again', async () => {
  const headers = { 'sec-fetch-dest': 'document' }
  const {
    status,
    headers: answer,
    cookies,
  } = await paper.request('/enquestes?persona=staff&gift=open&bar=1', { headers })
  expect(status).toBe(303)
  expect(answer.location).toBe('/enquestes?gift=open')
  expect((await again(cookies, '/enquestes')).text).toContain(readers.staff.nick)
})

it('a reader who signs out is a visitor on the next page', async () => {
  const { cookies } = await paper.request('/?persona=subscriber&lang=en')
  const left = cookies.filter((cookie) => !cookie.startsWith('nx-session-user'))
  const { text } = await again(left, '/')
  expect(text).toContain('Sign in')
  expect(text).not.toContain(readers.subscriber.nick)
})

it('signing out by link removes the session', async () => {
  const { cookies } = await paper.request('/?persona=subscriber')
  const out = await again(cookies, '/usuari/logout?backUrl=%2Fenquestes')
  expect(out.status).toBe(303)
  expect(out.headers.location).toBe('/enquestes')
  expect(out.cookies.find((cookie) => cookie.startsWith('nx-session-user='))).toContain('Max-Age=0')
})

it('anonymous is a valid persona', async () => {
  const { cookies } = await paper.request('/?persona=anonymous')
  expect(cookies.find((cookie) => cookie.startsWith('nx-session-user='))).toContain('Max-Age=0')
})

it('a misspelt parameter is shown in the toolbar, and ignored', async () => {
  const { text, cookies } = await paper.request('/?persona=premium-x&fault=coments:500')
  expect(text).toContain('premium-s')
  expect(text).toMatch(/role="alert"/)
  expect((await again(cookies, '/')).text).not.toContain('coments')
})

it('a page in the app has the app’s class, no head, and a link to the tools instead of the toolbar', async () => {
  const { cookies } = await paper.request('/?app=ios')
  const { text } = await again(cookies, articlePath(existingArticle('1001')))
  expect(text).toContain('class="page-article app-ios"')
  expect(text).not.toContain('class="head-place')
  expect(text).not.toContain('class="toolbar"')
  expect(text).toContain('href="/mock"')
  expect((await again(cookies, '/mock')).text).toContain('class="toolbar"')
})

it('the web view contains only comments, unless the tools are requested', async () => {
  const plain = await paper.request('/webview/content/1001/comments')
  expect(plain.text).not.toMatch(/class="(head-place|colophon|toolbar)/)
  expect((await paper.request('/webview/content/1001/comments?bar=1')).text).toContain('class="toolbar"')
})

it('a page in a frame of the reader’s profile has neither head nor colophon; in a tab of its own it has both', async () => {
  const framed = await paper.request('/subscripcio/targeta', { headers: { 'sec-fetch-dest': 'iframe' } })
  expect(framed.text).toContain('La teva targeta')
  expect(framed.text).not.toMatch(/class="(head-place|colophon|toolbar)|data-widget=/)
  expect((await paper.request('/subscripcio/targeta')).text).toMatch(/class="head-place[\s\S]*class="colophon/)
})

it('a page in production has no tools', async () => {
  const production = await openNewspaper({ env: 'PRO' })
  expect((await production.request('/')).text).not.toContain('toolbar')
  expect((await production.request('/?bar=1')).text).not.toContain('toolbar')
  expect((await production.request('/mock')).status).toBe(404)
  expect((await production.request('/previsualitzacio/paywall')).status).toBe(404)
  await production.close()
})

it('reset removes all cookies and the page’s storage', async () => {
  const { cookies } = await paper.request('/?persona=subscriber&fault=poll:500')
  const { status, headers, cookies: gone } = await again(cookies, '/mock/reset?back=%2Fenquestes')
  expect(status).toBe(303)
  expect(headers.location).toBe('/enquestes')
  expect(headers['clear-site-data']).toBe('"storage"')
  for (const cookie of cookies) {
    const [name] = cookie.split('=')
    expect(gone.find((header) => header.startsWith(`${name}=`))).toContain('Max-Age=0')
  }
  expect((await paper.request('/mock/reset?back=https%3A%2F%2Felsewhere.example')).headers.location).toBe('/')
})

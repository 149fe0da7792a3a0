import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Environment } from '#lib/site/config/config.ts'
import { paperFile } from '#mocks/backend/archive/paperFile.ts'
import { placedWidgets } from '../content/placedWidgets.ts'
import { readNewWidgets } from '../content/readNewWidgets.ts'
import { readStories } from '../content/readStories.ts'
import type { Newsroom } from './Newsroom.ts'
import type { Page } from './Page.ts'
import { pageAt } from './pageAt.ts'
import { failedPage } from './pages/errorPages.ts'
import { mailPage } from './pages/mailPage.ts'
import { type ThemeSnippet, themeSnippet } from './parts/themeSnippet.ts'
import { renderPage } from './renderPage.ts'
import { createBackends } from './server/backends.ts'
import { createCommentCounts } from './server/commentCounts.ts'
import { commentsBy } from './server/commentsBy.ts'
import { parseCookies, setCookie } from './server/cookies.ts'
import { createMockApi, createProxy } from './server/createApi.ts'
import { createRendering } from './server/createRendering.ts'
import {
  choiceCookies,
  reset,
  signOut,
  socialSignIn,
  validate,
  visitorCookie,
  withoutChoice,
} from './server/mockActions.ts'
import { redirect, send } from './server/send.ts'
import { createStaticFiles } from './server/staticFiles.ts'
import { createVisit } from './visit/createVisit.ts'
import type { Visit } from './visit/Visit.ts'

/** The Content Security Policy of every page; where the library is built, with the hash of its script for the theme. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; " +
  "media-src 'self' blob:; frame-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"

export interface NewspaperOptions {
  /** The folder of the built library. When it is empty the pages keep their fallbacks. */
  distDir: string
  /** Brotli's quality for files, 11 by default; 5 where each is sent a few times only. */
  quality?: 5 | 11
  /** A real backend that answers /api/front in place of the mocks. */
  apiOrigin?: string | undefined
  /** Whether markers are rendered before a page is sent, by the built library; a visitor turns it off by `?render=off`. */
  render?: boolean
  /** In place of {@link policy}. */
  csp?: string
  now?: () => Date
  /** In place of {@link placedWidgets}: widgets that are not shown among the new ones. */
  placed?: readonly string[]
  /** `PRO` hides the tools and the editors' preview. */
  env?: Environment
  /** Called with errors thrown by a page or a call. */
  report?: (error: unknown) => void
}

export interface Newspaper {
  /** @param port 0 for any free one. @throws When the port is taken. */
  listen(port: number): Promise<{ url: string; close: () => Promise<void> }>
  /** Compresses the library ahead of requests, which takes some seconds. */
  packAhead(): Promise<void>
}

/** A newspaper's servers on 127.0.0.1: pages, the library, pictures and the API. */
export function createNewspaper(options: NewspaperOptions): Newspaper {
  const { distDir, apiOrigin, csp = policy, now = () => new Date(), env = 'PRE', report = () => {} } = options
  const stories = readStories()
  const newWidgets = readNewWidgets(options.placed ?? placedWidgets)
  const backends = createBackends(now)
  const countsFor = createCommentCounts(backends, now)
  const { serveFile, packAhead } = createStaticFiles(distDir, options.quality)
  let origin = ''
  const rendered = createRendering({ distDir, apiOrigin, isOn: options.render === true, origin: () => origin, report })
  const api = apiOrigin === undefined ? createMockApi(backends) : createProxy(apiOrigin)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`)
    const cookies = parseCookies(incoming.headers.cookie)
    const destination = incoming.headers['sec-fetch-dest']
    const visit = createVisit(url, cookies, { now: now(), env, inFrame: destination === 'iframe', newWidgets })
    const known = cookies.get(visitorCookie)
    const visitor = known ?? randomUUID()
    // A picture that is not there is answered with a page, and a page in a frame belongs to another one: neither makes anybody a visitor.
    const idCookies =
      known === undefined && destination !== 'image' && destination !== 'iframe'
        ? [setCookie(visitorCookie, visitor, { httpOnly: true })]
        : []

    const mocked = apiOrigin === undefined
    if (
      mocked &&
      /^\/api\/front\/user\/login\/(apple|google|facebook)$/.test(url.pathname) &&
      incoming.method === 'GET'
    )
      return socialSignIn(visit, outgoing)
    if (/^\/api\/(front|app)\//.test(url.pathname)) {
      return api({ incoming, outgoing, visit, visitor, cookies: idCookies })
    }
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0' }).end()
      return
    }
    const file = paperFile(url.pathname)
    if (file) {
      const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=86400' }
      return send(incoming, outgoing, { status: 200, headers, body: Buffer.from(file.body) })
    }
    const avatar = mocked && known && backends.of(known).state.avatars.get(url.pathname.replace('/avatars/', ''))
    if (avatar) {
      const headers = { 'content-type': avatar.type, 'cache-control': 'no-store' }
      return send(incoming, outgoing, { status: 200, headers, body: Buffer.from(avatar.body) })
    }
    if (await serveFile(url.pathname, incoming, outgoing)) return
    if (url.pathname === '/usuari/logout') return signOut(visit, outgoing)
    if (url.pathname === '/mock/validate' && env !== 'PRO') return validate(visit, backends.of(visitor), outgoing)
    if (url.pathname === '/mock/reset') {
      backends.forget(visitor)
      return reset(visit, outgoing)
    }
    // Redirects to the plain address, so that a reload does not sign in a reader who has signed out meanwhile.
    const chosen = url.searchParams.has('persona') && visit.problems.length === 0
    if (chosen && incoming.headers['sec-fetch-dest'] === 'document') {
      return redirect(outgoing, withoutChoice(url), choiceCookies(visit))
    }
    const page = url.pathname === '/mock/mail' && env !== 'PRO' && mailPage(visit, backends.of(visitor).state.mails)
    const newsroom: Newsroom = {
      stories,
      commentCount: countsFor(known),
      commentsBy: (readerId) =>
        commentsBy((known === undefined ? backends.fresh() : backends.of(known)).state, readerId),
    }
    await sendPage(incoming, outgoing, visit, newsroom, idCookies, page || undefined)
  }

  async function sendPage(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    visit: Visit,
    newsroom: Newsroom,
    idCookies: readonly string[],
    own?: Page,
  ) {
    const theme = themeSnippet(distDir)
    const { page, text } = renderOrApologize(visit, newsroom, own, theme)
    if (page.json && visit.url.searchParams.get('format') === 'json') {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
      return send(incoming, outgoing, { status: page.status, headers, body: Buffer.from(JSON.stringify(page.json)) })
    }
    await send(incoming, outgoing, {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': visit.lang,
        'content-security-policy': theme ? csp.replace("script-src 'self'", `$& ${theme.source}`) : csp,
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'set-cookie': [...idCookies, ...choiceCookies(visit), ...(page.cookies ?? [])],
      },
      body: Buffer.from(await rendered(text, visit)),
    })
  }

  function renderOrApologize(visit: Visit, newsroom: Newsroom, own?: Page, theme?: ThemeSnippet) {
    try {
      const page = own ?? pageAt(visit, newsroom)
      return { page, text: renderPage(page, visit, theme) }
    } catch (error) {
      report(error)
      const page = failedPage(visit)
      return { page, text: renderPage(page, visit, theme) }
    }
  }

  return {
    packAhead,
    async listen(port) {
      const server = createServer((incoming, outgoing) => {
        answer(incoming, outgoing).catch((error: unknown) => {
          report(error)
          if (outgoing.headersSent) outgoing.destroy()
          else outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('500')
        })
      })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      })
      // A server that listens on a port has an AddressInfo.
      const { port: actual } = server.address() as AddressInfo
      origin = `http://127.0.0.1:${actual}`
      return {
        url: origin,
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve())
            server.closeAllConnections()
          }),
      }
    },
  }
}

import type { Page } from 'playwright'
import { createToken } from '#mocks/backend/token.ts'
import { fingerprint } from '#page/session/fingerprint.ts'
import { panelIds } from '#widgets/profile/panels/panelTable.ts'
import { POLICY } from '../support/site.ts'
import type { CorpusReader } from './harms.ts'
import { hostilePage, LIST_PATH } from './hostilePage.ts'
import { cardMarkers, MARKUP_HOST } from './markup.ts'
import { wellFormed } from './payloads.ts'
import type { Placer } from './placePayloads.ts'
import { pressEverything } from './pressEverything.ts'
import type { CorpusSite } from './serve.ts'
import { shapeOf } from './shapes.ts'
import { fragments, parameters, type Subject, type Subjects } from './sinks.ts'

/** A reader can leave or end their account here: nothing more of theirs is asked for afterwards. */
const isLast = (panel: string) => ['menu', 'settings', 'data'].includes(panel)

/** All panels of the profile. */
const panels = panelIds.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))

export interface Visit {
  subjects: Subjects
  placer: Placer
  /** Counted from 0: what differs from visit to visit. */
  round: number
  strict: boolean
  engine: 'react' | 'lite'
  /** The watched one: the visit says who it is. */
  reader: CorpusReader
}

/** The reader's id in what is stored, so that the entries under it are read. */
const READER = '7'
const CONTENT = '4711'

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.]/g, '\\.'))
      .join('[^]+?')}$`,
  )

/** Answers each call of the library with payloads, a third of the writing ones with a refusal. */
function answerWith({ subjects, placer, round }: Visit, site: CorpusSite): void {
  const routes = subjects.calls
    .map((call) => ({ call, pattern: patternOf(call.path), vague: call.path.split('*').length }))
    // The most exact one first.
    .sort((a, b) => a.vague - b.vague)
  let count = round
  site.answer = (method, path) => {
    if (path === LIST_PATH) {
      // A list may have pictures, also those of other hosts.
      const text = placer.text('answers', 'a page of a list').replaceAll(MARKUP_HOST, new URL(site.origin).host)
      const html = `<li><a href="/2">${text}</a>${cardMarkers.join('')}</li>`
      return { status: 200, body: { html, nextPage: null } }
    }
    const below = path.startsWith('/api/front/') ? path.slice('/api/front/'.length) : path
    const found = routes.filter(({ call, pattern }) => call.method === method && pattern.test(below))
    const best = found.filter(({ vague }) => vague === found[0]?.vague)
    count++
    if (method !== 'GET' && count % 3 === 0) {
      const refusal = subjects.subjects.find(({ kind }) => kind === 'refusals')
      const body = refusal && placer.value('refusals', refusal.name, refusal.shape, { pinned: { status: 422 } })
      return { status: 422, body }
    }
    const parts = best.map(({ call }) =>
      placer.value('answers', `${call.method} ${call.path}`, shapeOf(call.schema), {
        raw: round % 5 === 4 && !call.path.startsWith('user/profile'),
        pinned: round % 2 === 0 ? { id: READER, 'user.id': READER } : {},
      }),
    )
    const objects = parts.every((part) => typeof part === 'object' && part !== null && !Array.isArray(part))
    return { status: best.length > 0 ? 200 : 404, body: objects ? Object.assign({}, ...parts) : parts[0] }
  }
}

/** The entries and cookies that the browser keeps from an earlier visit, by their keys. */
function storedWith({ subjects, placer, round }: Visit, token: string) {
  const entries: [key: string, text: string][] = []
  const cookies: [name: string, text: string][] = []
  for (const { kind, key, schema } of subjects.stored) {
    const of = kind === 'cookie' ? 'cookies' : 'storage'
    const pinned = {
      ...(round % 2 === 0 && {
        'user.id': READER,
        owner: fingerprint(token),
        asOf: Date.now(),
        id: CONTENT,
        kind: 'save',
      }),
      loadedAt: Date.now(),
    }
    const raw = round % 7 === 6
    const value =
      schema && !raw ? placer.value(of, key, shapeOf(schema), { pinned, raw: round % 5 === 4 }) : placer.text(of, key)
    const text =
      typeof value === 'string' && !schema
        ? value
        : JSON.stringify(kind === 'dated' && !raw ? { time: Date.now(), value } : value)
    const name = key.replace('*', kind === 'cookie' ? CONTENT : READER)
    if (kind === 'cookie')
      cookies.push([name, name === 'nx-session-user' && round % 4 !== 3 ? token : wellFormed(text.slice(0, 3000))])
    else entries.push([name, text])
  }
  return { entries, cookies }
}

interface Kept {
  entries: [key: string, text: string][]
  cookies: [name: string, text: string][]
  /** Another session's cookie, as another path or subdomain sets it. */
  tossed: string
}

/** Says that it is newer than any other; nobody has signed it. */
const forged = () => {
  const claims = { sub: 'nobody', iat: Math.floor(Date.now() / 1000) + 60 }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
}

/** In the page. */
function keep({ entries, cookies, tossed }: Kept): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear()
    for (const [key, text] of entries) {
      try {
        storage.setItem(key, text)
      } catch {
        // Larger than the browser allows.
      }
    }
  }
  // Larger ones are ignored by the browser.
  // biome-ignore lint/suspicious/noDocumentCookie: as a server's would come.
  for (const [name, text] of cookies) document.cookie = `${name}=${encodeURI(text)}; path=/`
  // biome-ignore lint/suspicious/noDocumentCookie: the same.
  document.cookie = `nx-session-user=${tossed}; path=/corpus`
}

/** The messages of the app, the other tabs and other scripts. */
interface Sent {
  messages: unknown[]
  posted: [name: string, data: unknown][]
  entry: string
}

/** In the page. @param json A {@link Sent}: values can be too deep for the way into the page. */
function send(json: string): void {
  const { messages, posted, entry } = JSON.parse(json) as Sent
  for (const message of messages) {
    window.quiosc?.app.receive(message as never)
    window.quiosc?.app.receive(JSON.stringify(message) as never)
  }
  for (const [name, data] of posted) {
    const channel = new BroadcastChannel(name)
    channel.postMessage(data)
    channel.close()
  }
  for (const key of Object.keys(localStorage))
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: entry, storageArea: localStorage, url: entry }))
}

/** In the page: presses the link to the next list page. */
async function showNextPage(): Promise<void> {
  const list = document.documentElement.querySelector('[data-widget=article-list]')
  for (let frame = 0; frame < 120; frame++) {
    const link = list?.shadowRoot?.querySelector('a')
    if (link) return link.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** An address can have 64 kB or so, and no half of a character. */
const inAddress = (text: string) => encodeURIComponent(wellFormed(text.slice(0, 2000)))

/** One visit of a page with all widgets, with payloads in everything that they read, then use of all that they show. */
export async function visit(page: Page, site: CorpusSite, given: Visit): Promise<void> {
  const { subjects, placer, round, strict, engine, reader } = given
  const token = createToken('subscriber', new Date())
  answerWith(given, site)
  const all = (kind: Subject['kind']) => subjects.subjects.filter((subject) => subject.kind === kind)
  site.page = {
    html: hostilePage({ placer, round, engine, options: all('marker options'), config: all('configuration') }),
    policy: strict ? POLICY : undefined,
  }
  await page.goto(`${site.origin}/blank`)
  Object.assign(reader, { token, inApp: round % 6 === 5 })
  await page.evaluate(keep, { ...storedWith(given, token), tossed: forged() })

  const query = parameters.map((name) => {
    const fixed = name === 'app-test-mode' && round % 2 === 0
    return `${name}=${fixed ? 1 : inAddress(placer.text('addresses', `?${name}`))}`
  })
  const fragment = fragments[round % fragments.length] ?? ''
  const hash = `${fragment}${fragment.endsWith('=') || fragment.endsWith('-') ? '' : '.'}${inAddress(placer.text('addresses', `#${fragment}`))}`
  const path = inAddress(placer.text('addresses', 'the path').slice(0, 500))
  await page.goto(`${site.origin}/corpus/${path}?${query.join('&')}#${hash}`)
  await page.waitForFunction(
    () => 'version' in Object(Reflect.get(window, 'quiosc')) || document.readyState === 'complete',
  )

  await page.evaluate(showNextPage)

  const messages = all('app messages').map(({ name, shape }) =>
    placer.value('app messages', name, shape, { pinned: { action: name } }),
  )
  const [tabs] = all('channels')
  const told = tabs && placer.value('channels', tabs.name, tabs.shape, { raw: true })
  const { session, ...feed } = Object(told)
  const posted: [string, unknown][] = ['quiosc-session', 'quiosc-feed', 'quiosc-feed-mateix'].flatMap((name) => [
    [name, name === 'quiosc-session' ? session : feed],
    [name, placer.text('channels', 'storage event')],
  ])
  const sent: Sent = { messages, posted, entry: placer.text('channels', 'storage event') }
  await page.evaluate(send, JSON.stringify(sent))
  await page.evaluate(pressEverything, {
    // In the visits whose reader is the one of what is stored: in the others most panels ask for nothing.
    panels: round % 2 === 0 ? panels : [],
    // Payloads alone get past no form's rules.
    proper: round % 2 === 0,
    typed: Array.from({ length: 8 }, () => placer.text('typed text', 'any field').slice(0, 20_000)),
  })
}

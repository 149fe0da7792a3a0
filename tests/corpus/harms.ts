import type { Page } from 'playwright'
import { MARKUP_HOST } from './markup.ts'

/** The effects that a payload must not have. */
export const harmKinds = [
  'runs',
  'leaves the site',
  'asks a foreign host',
  'gives the token away',
  'changes a prototype',
  'would run when used',
] as const
export type HarmKind = (typeof harmKinds)[number]

export interface Harm {
  kind: HarmKind
  detail: string
}

const RAN = 'corpus: a payload ran'

const LEFT = 'corpus: the page would have gone to'

/** The reader whose session a page has: their token is in no address but the app's. */
export interface CorpusReader {
  /** Empty for a visitor. */
  token: string
  inApp: boolean
}

interface Words {
  ran: string
  left: string
}

/** In each document: what payloads call. Nothing leads away: where it would have led is kept. */
function prepare({ ran, left }: Words): void {
  // biome-ignore lint/suspicious/noConsole: so the test is told, from every document.
  const log = console.debug
  Reflect.set(window, 'ran', () => log(ran, location.href.slice(0, 100)))
  // Closing what is open goes back, at last to the page before.
  for (const name of ['back', 'go', 'forward'] as const) History.prototype[name] = () => {}
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    // TypeScript's library does not have these events yet.
    const { destination, hashChange } = event as Event & {
      destination: { url: string; sameDocument: boolean }
      hashChange: boolean
    }
    if (hashChange || destination.sameDocument) return
    if (window === window.top) log(left, destination.url)
    event.preventDefault()
  })
}

/**
 * Collects the harms of a page from now on, in all documents that it opens.
 *
 * @param own The site's origin.
 * @returns The reader is set before each visit. Also the hosts of pictures: an answer may name one on another host, where publishers keep them. Markup may not.
 */
export async function watchHarms(
  page: Page,
  own: string,
): Promise<{ harms: Harm[]; pictures: Set<string>; reader: CorpusReader }> {
  const harms: Harm[] = []
  const reader: CorpusReader = { token: '', inApp: false }
  const pictures = new Set<string>()
  const add = (kind: HarmKind, detail: string) => void harms.push({ kind, detail: detail.slice(0, 200) })
  const context = page.context()
  await context.addInitScript(prepare, { ran: RAN, left: LEFT })
  const watch = (watched: Page) => {
    watched.on('console', (message) => {
      const text = message.text()
      if (text.startsWith(RAN)) add('runs', text)
      if (text.startsWith(LEFT) && !text.slice(LEFT.length + 1).startsWith(`${own}/`)) add('leaves the site', text)
    })
    watched.on('pageerror', ({ message }) => {
      // Where the function is missing, the payload ran all the same.
      if (/\bran is not defined/.test(message)) add('runs', message)
    })
    watched.on('dialog', (dialog) => {
      // The browser's own question about what was typed.
      if (dialog.type() === 'beforeunload') return void dialog.accept()
      add('runs', `${dialog.type()}: ${dialog.message()}`)
      void dialog.dismiss()
    })
  }
  watch(page)
  context.on('page', (opened) => {
    watch(opened)
    add('leaves the site', `a new window: ${opened.url()}`)
  })
  context.on('request', (request) => {
    const url = request.url()
    // One that Node cannot read is a foreign one too.
    const { origin, protocol, host } = URL.canParse(url) ? new URL(url) : { origin: '', protocol: 'http:', host: url }
    const isOwn = origin === own
    const { token, inApp } = reader
    const isSent = request.headers()['x-bbnxauthorization'] === token
    if (token && ((url.includes(token) && !(isOwn && inApp)) || (isSent && !isOwn))) add('gives the token away', url)
    if (isOwn || !/^(https?|wss?|ftp):$/.test(protocol)) return
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return add('leaves the site', url)
    if (request.resourceType() === 'image' && host !== MARKUP_HOST) return void pictures.add(host)
    add('asks a foreign host', `${request.resourceType()} ${url}`)
  })
  page.on('framenavigated', (frame) => {
    const url = frame.url()
    if (frame === page.mainFrame() && !url.startsWith(`${own}/`) && url !== 'about:blank') add('leaves the site', url)
  })
  return { harms, pictures, reader }
}

/** In the page: what its documents' prototypes have that they had not, and what of the library's would run when it is used. */
export async function inspect(page: Page, reader?: CorpusReader): Promise<Harm[]> {
  const found = await page.evaluate(findHarms, reader && !reader.inApp ? reader.token : '')
  const kinds = {
    prototype: 'changes a prototype',
    armed: 'would run when used',
    token: 'gives the token away',
  } as const
  return found.map(({ kind, detail }) => ({ kind: kinds[kind], detail }))
}

/** @param token The token that no address may have; empty for none. */
function findHarms(token: string): { kind: 'prototype' | 'armed' | 'token'; detail: string }[] {
  const found: ReturnType<typeof findHarms> = []
  // A frame of the same browser has what a page begins with.
  const fresh = document.createElement('iframe')
  document.documentElement.append(fresh)
  const clean = fresh.contentWindow
  for (const name of ['Object', 'Array', 'String', 'Number', 'Function', 'Promise', 'Map'] as const) {
    const known = new Set(Reflect.ownKeys(Reflect.get(clean ?? {}, name).prototype))
    const extra = Reflect.ownKeys(Reflect.get(window, name).prototype).filter((key) => !known.has(key))
    if (extra.length > 0) found.push({ kind: 'prototype', detail: `${name}.prototype has ${extra.join()}` })
  }
  fresh.remove()

  // As a browser reads a scheme: without white space and what cannot be seen.
  const schemeOf = (url: string) =>
    /^[a-z]+:/.exec(
      url
        .slice(0, 200)
        .replace(/[^\x21-\x7e]/g, '')
        .toLowerCase(),
    )?.[0]
  const isScripted = (url: string) => ['javascript:', 'vbscript:', 'data:'].includes(schemeOf(url) ?? '')
  // Attributes with an address that a browser runs. Pictures only fail, and may be data.
  const ADDRESSES = ['href', 'action', 'formaction', 'data', 'xlink:href']
  const FORBIDDEN = /^(script|object|embed|applet|base|meta|link|style|frame|frameset|marquee)$/
  /** Elements that the page of a list may not bring (content-features §4): cards have none of them. */
  const NO_CARD =
    'form,input,style,[style*=fixed],[data-quiosc-config],[data-widget=page-shell],[data-widget=profile],[data-widget=login]'
  const check = (element: Element) => {
    if (FORBIDDEN.test(element.localName)) found.push({ kind: 'armed', detail: element.outerHTML.slice(0, 150) })
    if (element.matches('[data-widget=article-list] li + li *') && element.matches(NO_CARD))
      found.push({ kind: 'armed', detail: `in a list: ${element.outerHTML.slice(0, 150)}` })
    for (const { name, value } of element.attributes) {
      if (token && value.includes(token)) found.push({ kind: 'token', detail: `<${element.localName} ${name}>` })
      const armed =
        name.startsWith('on') ||
        name === 'srcdoc' ||
        ((ADDRESSES.includes(name) || (name === 'src' && element.localName === 'iframe')) && isScripted(value))
      if (armed) found.push({ kind: 'armed', detail: `<${element.localName} ${name}="${value.slice(0, 100)}">` })
    }
  }
  const visit = (root: ParentNode, ours: boolean) => {
    for (const element of root.querySelectorAll('*')) {
      if (ours || element.closest('[data-quiosc-part], [data-widget=article-list] li + li')) check(element)
      if (element.shadowRoot) visit(element.shadowRoot, true)
    }
  }
  visit(document, false)
  return found
}

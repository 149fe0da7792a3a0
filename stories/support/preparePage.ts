import type { WidgetState } from '../../src/island/widgetState.ts'
import type { FormatSource, Language } from '../../src/site/config/config.ts'
import { createDrafts } from '../../src/storage/createDrafts.ts'
import type { SendToPage } from './installApp.ts'
import { installApp } from './installApp.ts'
import { stubDevice } from './stubDevice.ts'

/** The toolbar's values. */
export interface ToolbarSettings {
  lang: Language
  theme: 'light' | 'dark'
  channel: 'web' | 'android' | 'ios'
  formats: FormatSource
}

/** Storage and cookies hold text; other values are stored as JSON. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const setCookie = (name: string, value: string, more = '') => {
  // biome-ignore lint/suspicious/noDocumentCookie: a page's cookies as the CMS sets them, and cookieStore needs https
  document.cookie = `${name}=${value}; path=/; SameSite=Lax${more}`
}

/** Removes only what a story has set, because Storybook stores things too. */
function setStorage(storage: Storage, entries: Record<string, unknown>): () => void {
  storage.clear()
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, asText(value))
  return () => storage.clear()
}

/** The page's configuration as a template writes it (contract §1). German is supported by one site only. */
function writeConfig(lang: Language, formats: FormatSource): () => void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.dataset.quioscConfig = ''
  // The newspaper's stand-in.
  const services = { adService: '/static/ads/service.js', adNetwork: '21600' }
  block.textContent = JSON.stringify({ site: lang === 'de' ? 'balears' : 'ara', lang, formats, env: 'PRE', services })
  document.head.append(block)
  return () => block.remove()
}

/** Prepares the page for a state before the library starts. @returns A function that undoes it. */
export function preparePage(
  state: WidgetState,
  { lang, theme, formats, ...toolbar }: ToolbarSettings,
  send: SendToPage,
): () => void {
  const { documentElement, body } = document
  const address = window.location.href
  const before = documentElement.lang
  const { cookies = {}, storage = {}, drafts = {}, path, channel = toolbar.channel } = state
  // As a page would force it; otherwise the reader's theme decides.
  const classes = [...(theme === 'dark' ? ['force-dark-mode'] : []), ...(channel === 'web' ? [] : [`app-${channel}`])]

  const undoStorage = [setStorage(window.localStorage, storage), setStorage(window.sessionStorage, {})]
  const kept = createDrafts(() => window.sessionStorage)
  for (const [key, text] of Object.entries(drafts)) kept.write(key, text)
  for (const [name, value] of Object.entries(cookies)) setCookie(name, encodeURIComponent(asText(value)))
  if (path) window.history.replaceState(null, '', path)
  documentElement.lang = lang
  const undoPage = [writeConfig(lang, formats), installApp(state.appAnswers, send), stubDevice(state)]
  body.classList.add(...classes)

  return () => {
    for (const undo of [...undoPage, ...undoStorage]) undo()
    for (const name of Object.keys(cookies)) setCookie(name, '', '; max-age=0')
    if (path) window.history.replaceState(null, '', address)
    documentElement.lang = before
    body.classList.remove(...classes, 'dark-mode', 'light-mode')
  }
}

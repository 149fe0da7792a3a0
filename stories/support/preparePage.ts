import type { WidgetState } from '#islands/island/widgetState.ts'
import type { FormatSource, Language } from '#lib/site/config/config.ts'
import { fillStorage, setCookie } from '#stage/fillStorage.ts'
import { installAnsweringApp, type SendToPage } from '#stage/installAnsweringApp.ts'
import { stubDevice } from '#stage/stubDevice.ts'

/** The toolbar's values. */
export interface ToolbarSettings {
  lang: Language
  theme: 'light' | 'dark'
  channel: 'web' | 'android' | 'ios'
  formats: FormatSource
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
  const { cookies = {}, path, channel = toolbar.channel } = state
  // As a page would force it; otherwise the reader's theme decides.
  const classes = [...(theme === 'dark' ? ['force-dark-mode'] : []), ...(channel === 'web' ? [] : [`app-${channel}`])]

  // Storybook stores things too.
  const clearStorage = () => {
    for (const storage of [window.localStorage, window.sessionStorage]) storage.clear()
  }
  clearStorage()
  fillStorage(state)
  if (path) window.history.replaceState(null, '', path)
  documentElement.lang = lang
  const undoPage = [
    writeConfig(lang, formats),
    installAnsweringApp({ answers: state.appAnswers, send }),
    stubDevice(state),
  ]
  body.classList.add(...classes)

  return () => {
    for (const undo of undoPage) undo()
    clearStorage()
    for (const name of Object.keys(cookies)) setCookie(name, '', '; max-age=0')
    if (path) window.history.replaceState(null, '', address)
    documentElement.lang = before
    body.classList.remove(...classes, 'dark-mode', 'light-mode')
  }
}

import { create } from '#kit/dom/create.ts'
import type { Language } from '#lib/site/config/config.ts'
import { fallbackShadow } from './fallbackShadow.ts'

/** Part of the loader, because it is shown when nothing else could be loaded. */
const words: Record<Language, string> = {
  ca: 'Reintenta',
  es: 'Reintentar',
  en: 'Try again',
  de: 'Erneut versuchen',
}

/** Puts a button that loads the widget again after the marker's fallback, or after what a server has rendered. */
export function retryInPlace(host: HTMLElement, lang: Language, retry: () => void): void {
  // It stays until the widget takes its place, and takes over its focus.
  const button = create('button', {
    textContent: words[lang],
    lang,
    style: 'font:inherit;padding:8px 16px',
    onclick: retry,
  })
  try {
    const hadFocus = host.shadowRoot?.activeElement
    const rendered = host.shadowRoot?.querySelector('.island')
    if (rendered) {
      // The button of an earlier try.
      rendered.nextSibling?.remove()
      rendered.after(button)
    } else fallbackShadow(host, button)
    if (hadFocus?.isConnected === false) button.focus()
  } catch {
    // An element that cannot have a shadow root (a link, a list item) keeps its fallback.
  }
}

import { create } from '../dom/create.ts'
import type { Language } from '../site/config/config.ts'
import { fallbackShadow } from './fallbackShadow.ts'

/** Part of the loader, because it is shown when nothing else could be loaded. */
const words: Record<Language, string> = {
  ca: 'Reintenta',
  es: 'Reintentar',
  en: 'Try again',
  de: 'Erneut versuchen',
}

/** Puts a button after the marker's fallback that loads the widget again. */
export function retryInPlace(host: HTMLElement, lang: Language, retry: () => void): void {
  const button = create('button', { textContent: words[lang], lang })
  button.style.cssText = 'font:inherit;padding:8px 16px'
  button.addEventListener('click', () => {
    fallbackShadow(host)
    retry()
  })
  try {
    fallbackShadow(host, button)
  } catch {
    // An element that cannot have a shadow root (a link, a list item) keeps its fallback.
  }
}

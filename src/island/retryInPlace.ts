import { create } from '../dom/create.ts'
import type { Language } from '../site/config.ts'
import { fallbackShadow } from './fallbackShadow.ts'

/** In the loader itself, because it shows exactly when nothing else could be loaded. */
const words: Record<Language, string> = {
  ca: 'Reintenta',
  es: 'Reintentar',
  en: 'Try again',
  de: 'Erneut versuchen',
}

/** Leaves the marker's fallback as it is and puts a button after it that tries once more. */
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
    // An element that can have no shadow root (a link, a list's item) keeps its fallback, and has been told of.
  }
}

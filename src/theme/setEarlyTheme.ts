import { isDarkEarly } from './isDarkEarly.ts'

/**
 * Sets the body's class before anything is painted, so that a dark page does not begin light. The build makes a script for the page's head of it: there is
 * no body yet, and a stylesheet of the page is not to wait for.
 */
export function setEarlyTheme(): void {
  const apply = (body: HTMLElement | null) => {
    if (!body) return false
    const dark = isDarkEarly({
      forced: body.classList.contains('force-dark-mode'),
      systemDark: matchMedia('(prefers-color-scheme: dark)').matches,
      cookies: document.cookie,
      read: (key) => localStorage.getItem(key),
    })
    body.classList.toggle('dark-mode', dark)
    body.classList.toggle('light-mode', !dark)
    return true
  }
  if (apply(document.body)) return
  const observer = new MutationObserver(() => apply(document.body) && observer.disconnect())
  observer.observe(document.documentElement, { childList: true })
}

import { THEME_WAIT } from '#lib/site/limits.ts'
import { isDarkEarly } from './isDarkEarly.ts'

function setTheme({ classList }: HTMLElement, dark: boolean): void {
  classList.toggle('dark-mode', dark)
  classList.toggle('light-mode', !dark)
}

/** Asked without `queryMedia`, whose listeners would make the script in the page's head longer. An old script of the page may have replaced `matchMedia`. */
function isSystemDark(): boolean {
  try {
    return matchMedia('(prefers-color-scheme: dark)').matches
  } catch {
    return false
  }
}

/** Keeps the page from being painted until the library has set its class, at most 3000 ms (reader-account §4, "Theme"). */
function holdPage(body: HTMLElement): void {
  const { style } = document.documentElement
  const { visibility } = style
  const isSet = () => body.classList.contains('dark-mode') || body.classList.contains('light-mode')
  const show = () => {
    observer.disconnect()
    clearTimeout(late)
    style.visibility = visibility
  }
  const observer = new MutationObserver(() => isSet() && show())
  const late = setTimeout(() => {
    setTheme(body, false)
    show()
  }, THEME_WAIT)
  // A template's own class would not change, and nothing would be seen of the decision.
  body.classList.remove('dark-mode', 'light-mode')
  style.visibility = 'hidden'
  observer.observe(body, { attributeFilter: ['class'] })
}

/**
 * Sets the body's class before anything is painted, so that a dark page does not begin light. In the app a page whose reader is not known yet is late instead. The build makes a
 * script for the page's head of it: there is no body yet, and a stylesheet of the page is not to wait for.
 */
export function setEarlyTheme(): void {
  const apply = (body: HTMLElement | null) => {
    if (!body) return false
    const dark = isDarkEarly({
      forced: body.classList.contains('force-dark-mode'),
      systemDark: isSystemDark(),
      cookies: document.cookie,
      href: location.href,
      read: (key) => localStorage.getItem(key),
    })
    const inApp = body.classList.contains('app-ios') || body.classList.contains('app-android')
    if (dark === undefined && inApp) holdPage(body)
    else setTheme(body, dark ?? false)
    return true
  }
  if (apply(document.body)) return
  const observer = new MutationObserver(() => apply(document.body) && observer.disconnect())
  observer.observe(document.documentElement, { childList: true })
}

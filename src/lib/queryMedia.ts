/** The part of a media query that the library uses. */
export type MediaQuery = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>

/** The browser's answer, or that of what a script of the page has put in its place. */
function ask(query: string): Partial<MediaQueryList> | null | undefined {
  try {
    return window.matchMedia(query)
  } catch {
    return undefined
  }
}

/**
 * Asks a media query. An old script of the page may have replaced `matchMedia`: what it answers then has the listeners of that time (`addListener`), or none, or
 * it answers nothing. A query that nobody answers does not apply.
 */
export function queryMedia(query: string): MediaQuery {
  const list = ask(query)
  if (list?.addEventListener && list.removeEventListener) return list as MediaQuery
  return {
    get matches() {
      return list?.matches === true
    },
    addEventListener: (_: string, listener: EventListener) => list?.addListener?.(listener),
    removeEventListener: (_: string, listener: EventListener) => list?.removeListener?.(listener),
  }
}

/** The header's constants (content-features §9), in CSS pixels and milliseconds. */

/** From here on it comes back when the reader scrolls up. */
export const STICKY_BEYOND = 300

/** A movement of the page no further than this is no scrolling. */
export const SCROLL_DELTA = 5

/** A button does nothing within this time after a press on it: a double press would close what it has opened. */
export const MENU_THROTTLE = 250

export const RESIZE_DELAY = 200

/** Below this width the menu covers the window, from it on it is the visor. */
export const MOBILE_WIDTH = 1024

/** The sites whose front page has a language selector (content-features §2). */
export const languageSites: readonly number[] = [4, 6, 10, 12, 14, 16, 18]

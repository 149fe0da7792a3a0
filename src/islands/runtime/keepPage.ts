import { restoreStyles } from '#kit/styles/keptSheets.ts'
import { hideAddedProperties } from '#lib/hideAddedProperties.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'

/** How often the page is looked at, in milliseconds. */
const PERIOD = 1000

/** For how long, in milliseconds: a later change is seen when a reader does something. */
const LONGEST = 30_000

/** The reader's actions after which a form or a view goes over its fields. */
const actions = ['focusin', 'click', 'input', 'submit'] as const

/**
 * Keeps what all widgets need of the page, as scripts that come late change it: methods that an old library adds to all objects are taken out of our loops, and sheets
 * that a page drops by setting its own are there again. Nothing tells of either.
 *
 * @param signal Ends it.
 */
export function keepPage(signal: AbortSignal): void {
  const look = () => {
    hideAddedProperties()
    restoreStyles(ownDocument())
  }
  const timer = setInterval(look, PERIOD)
  const end = () => clearInterval(timer)
  const limit = setTimeout(end, LONGEST)
  signal.addEventListener('abort', () => {
    end()
    clearTimeout(limit)
  })
  for (const type of actions) listen(window, type, look, { signal, capture: true, passive: true })
}

import { ownDocument } from '#lib/ownDocument.ts'

/** The classes of the current body, looked up on each call because a script may replace the body. */
export const bodyClasses: Pick<DOMTokenList, 'contains' | 'toggle'> = {
  contains: (name) => ownDocument().body.classList.contains(name),
  toggle: (name, force) => ownDocument().body.classList.toggle(name, force),
}

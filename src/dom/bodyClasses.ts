/** The classes of the current body, looked up on each call because a script may replace the body. */
export const bodyClasses: Pick<DOMTokenList, 'contains' | 'toggle'> = {
  contains: (name) => document.body.classList.contains(name),
  toggle: (name, force) => document.body.classList.toggle(name, force),
}

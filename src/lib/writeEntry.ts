/**
 * Writes the current entry of the history, or a new one. A browser refuses it in a page without an origin, and Safari after a hundred in half a minute: what a
 * reader does goes on all the same.
 *
 * @returns Whether it was written.
 */
export function writeEntry(
  history: Partial<Pick<History, 'pushState' | 'replaceState'>>,
  way: 'pushState' | 'replaceState',
  state: unknown,
  href?: string,
): boolean {
  try {
    history[way]?.(state, '', href)
    return true
  } catch {
    return false
  }
}

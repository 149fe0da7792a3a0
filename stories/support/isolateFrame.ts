import { isolateStorage } from '#preview/sandbox/isolateStorage.ts'

/**
 * Makes a story that shares a page with others, in a frame, one that disturbs none of them: cookies and storage are its own, and what gets the focus in it does
 * not scroll the page around it.
 */
export function isolateFrame(): void {
  isolateStorage()
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = () => {}
}

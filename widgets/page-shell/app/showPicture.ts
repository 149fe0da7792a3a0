import { webAddress } from '#lib/share/webAddress.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'

/**
 * Opens a picture of an article in the app's viewer, with its caption, or else its description. A picture that is a link, a button or a widget's does what it does in a browser.
 *
 * @param pressed The event's path, from the inside to the outside.
 * @returns Whether the app has taken it.
 */
export function showPicture(app: Pick<AppBridge, 'send'>, pressed: readonly EventTarget[]): boolean {
  const [picture] = pressed
  if (!(picture instanceof HTMLImageElement) || picture.closest('a, button, [data-widget]')) return false
  const figure = picture.closest('article figure')
  const url = webAddress(picture.currentSrc || picture.src, location.href)
  if (!figure || !url) return false
  const caption = figure.querySelector('figcaption')?.textContent?.trim()
  return app.send('showImage', { url, desc: caption || picture.alt })
}

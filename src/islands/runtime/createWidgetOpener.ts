import { ownDocument } from '#lib/ownDocument.ts'
import { writeJson } from '#lib/writeJson.ts'
import type { Page } from './page.types.ts'

/** The data attribute that names an opened widget: a marker that the library has added to the page, and removes when it is closed. In the page's HTML it says nothing. */
const OPENED = 'panel'

export interface WidgetOpener extends Pick<Page, 'hasOpened'> {
  /** @param widget Any name: that of a widget that there is not is reported, as in a marker. */
  open(widget: string, options?: Parameters<Page['open']>[1]): Promise<boolean>
}

/** Opens widgets over a page: in markers that are added to it, one at a time. */
export function createWidgetOpener(): WidgetOpener {
  const opened = new WeakSet<HTMLElement>()

  /**
   * Appends a marker to the page, which the loader mounts like any other. Repeated calls with the same options share one marker, for example two presses
   * while it loads. Any other opened widget is removed, whether it is still on its way, waits for its data or is open: only one is there at a time, and the last call
   * wins. A save that is resumed shows nothing, and goes on.
   *
   * @returns Resolves once the widget is mounted or gone: to false if it could not be loaded, to true also when it was closed or replaced before.
   */
  const open: WidgetOpener['open'] = (widget, options = {}) => {
    const identity = writeJson([widget, options])
    let existing: HTMLElement | undefined
    for (const marker of ownDocument().querySelectorAll<HTMLElement>('[data-panel]:not([data-resume])')) {
      if (marker.dataset[OPENED] === identity && opened.has(marker)) existing = marker
      else marker.remove()
    }
    const host = existing ?? ownDocument().createElement('div')
    opened.add(host)
    return new Promise((resolve) => {
      if (host.dataset.widgetState === 'ready') return resolve(true)
      const removals = new MutationObserver(() => host.isConnected || end(true))
      const end = (isThere: boolean) => {
        removals.disconnect()
        resolve(isThere)
      }
      host.addEventListener('quiosc:ready', () => end(true))
      host.addEventListener('quiosc:error', () => {
        end(false)
        host.remove()
      })
      removals.observe(ownDocument().body, { childList: true })
      if (existing) return
      for (const [key, value] of Object.entries({ ...options, widget, load: 'eager', [OPENED]: identity })) {
        if (value !== undefined) host.dataset[key] = value
      }
      ownDocument().body.append(host)
    })
  }

  return { open, hasOpened: (marker) => opened.has(marker) }
}

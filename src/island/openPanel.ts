/** Marks what the library has put on the page itself: such a marker is a panel and goes when it is closed. */
const PANEL = 'panel'

export const isPanel = (host: HTMLElement): boolean => PANEL in host.dataset

/**
 * Puts a marker at the end of the page, which the loader takes on as any other that appears, and tells whether its widget came. The same with the same
 * options is there once: who presses again while it loads has not asked for two. With others it takes the place of the one before, and of any whose dialog is
 * open: one at a time, and the last press counts.
 */
export function openPanel(widget: string, options: Record<string, string | undefined> = {}): Promise<boolean> {
  const wanted = JSON.stringify([widget, options])
  let there: HTMLElement | undefined
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]:not([data-resume])')) {
    if (panel.dataset[PANEL] === wanted) {
      there = panel
    } else if (panel.dataset.widget === widget || panel.shadowRoot?.querySelector('dialog[open]')) {
      // Who has asked for it is not kept waiting: there is one.
      panel.dispatchEvent(new Event('quiosc:ready'))
      panel.remove()
    }
  }
  const host = there ?? document.createElement('div')
  return new Promise((resolve) => {
    if (host.dataset.widgetState === 'ready') resolve(true)
    host.addEventListener('quiosc:ready', () => resolve(true))
    host.addEventListener('quiosc:error', () => {
      host.remove()
      resolve(false)
    })
    if (there) return
    for (const [key, value] of Object.entries({ ...options, widget, load: 'eager', [PANEL]: wanted })) {
      if (value !== undefined) host.dataset[key] = value
    }
    document.body.append(host)
  })
}

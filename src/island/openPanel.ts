/** Marks what the library has put on the page itself: such a marker is a panel and goes when it is closed. */
const PANEL = 'panel'

export const isPanel = (host: HTMLElement): boolean => PANEL in host.dataset

/**
 * Puts a marker at the end of the page, which the loader takes on as any other that appears, and tells whether its widget came. The same with the same
 * options is there once: who presses again while it loads has not asked for two.
 */
export function openPanel(widget: string, options: Record<string, string | undefined> = {}): Promise<boolean> {
  const wanted = JSON.stringify([widget, options])
  const there = [...document.querySelectorAll<HTMLElement>('[data-panel]')].find(
    (host) => host.dataset[PANEL] === wanted,
  )
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

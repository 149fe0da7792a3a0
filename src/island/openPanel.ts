/** Marks what the library has put on the page itself: such a marker is a panel and goes when it is closed. */
const PANEL = 'panel'

export const isPanel = (host: HTMLElement): boolean => PANEL in host.dataset

/** Puts a marker at the end of the page, which the loader takes on as any other that appears, and tells whether its widget came. */
export function openPanel(widget: string, options: Record<string, string | undefined> = {}): Promise<boolean> {
  const host = document.createElement('div')
  for (const [key, value] of Object.entries({ ...options, widget, load: 'eager', [PANEL]: '' })) {
    if (value !== undefined) host.dataset[key] = value
  }
  return new Promise((resolve) => {
    host.addEventListener('quiosc:ready', () => resolve(true))
    host.addEventListener('quiosc:error', () => {
      host.remove()
      resolve(false)
    })
    document.body.append(host)
  })
}

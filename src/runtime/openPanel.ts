import { PANEL } from '../island/panel.ts'

/**
 * Appends a marker to the page, which the loader mounts like any other, and resolves to whether its widget was mounted. Repeated calls with the same
 * options share one panel, for example two presses while it loads. With other options it replaces the earlier one, and any panel whose dialog is open:
 * only one panel is open at a time, and the last call wins.
 */
export function openPanel(widget: string, options: Record<string, string | undefined> = {}): Promise<boolean> {
  const identity = JSON.stringify([widget, options])
  let existing: HTMLElement | undefined
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]:not([data-resume])')) {
    if (panel.dataset[PANEL] === identity) {
      existing = panel
    } else if (panel.dataset.widget === widget || panel.shadowRoot?.querySelector('dialog[open]')) {
      // The earlier call resolves too: a panel is open.
      panel.dispatchEvent(new Event('quiosc:ready'))
      panel.remove()
    }
  }
  const host = existing ?? document.createElement('div')
  return new Promise((resolve) => {
    if (host.dataset.widgetState === 'ready') resolve(true)
    host.addEventListener('quiosc:ready', () => resolve(true))
    host.addEventListener('quiosc:error', () => {
      host.remove()
      resolve(false)
    })
    if (existing) return
    for (const [key, value] of Object.entries({ ...options, widget, load: 'eager', [PANEL]: identity })) {
      if (value !== undefined) host.dataset[key] = value
    }
    document.body.append(host)
  })
}

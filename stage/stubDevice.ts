import type { WidgetState } from '#islands/island/widgetState.ts'

/** Stubs navigation and sharing, which must not leave a story: they do nothing, or fail if the state says so. @returns Restores them. */
export function stubDevice({ clipboardRefused, device = [] }: WidgetState): () => void {
  const { clipboard } = navigator
  const { open } = window
  const write = async () => {
    if (clipboardRefused) throw new DOMException('Write permission denied.', 'NotAllowedError')
  }
  // Pages without https have none.
  if (clipboard) Object.assign(clipboard, { write, writeText: write })
  const share = device.includes('share') ? async () => undefined : undefined
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  window.open = () => (device.includes('noWindows') ? null : window)
  return () => {
    // The browser's own methods are on the prototypes.
    for (const name of ['write', 'writeText']) if (clipboard) Reflect.deleteProperty(clipboard, name)
    Reflect.deleteProperty(navigator, 'share')
    window.open = open
  }
}

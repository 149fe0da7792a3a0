import { create } from '#kit/dom/create.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { SetTimer } from '#lib/setTimer.ts'
import { showTime } from './showTime.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

const style =
  'position:fixed;inset:auto 16px 16px;margin:0 auto;max-width:40rem;padding:12px 16px;border:0;border-radius:4px;background:#1d1d1b;color:#fff;font-size:16px;line-height:1.4;font-family:var(--quiosc-font-text);z-index:2147483647'

/**
 * Shows snackbars when the chunk with their view does not load: the network is down, or a deployment has removed the old files. It needs only code
 * that has already loaded. Disappears after the longest timeout of the messages.
 */
export function showWithoutView(messages: readonly SnackbarMessage[], setTimer: SetTimer): void {
  const host = create('div')
  host.dataset.quioscOverlay = 'plain'
  const box = create('div', { role: 'alert', popover: 'manual' })
  box.style.cssText = style
  for (const { text, action, lang } of messages) {
    const line = create('p', { textContent: text })
    if (lang) line.lang = lang
    line.style.margin = '0'
    if (action) {
      const button = create('button', { textContent: action.label, onclick: () => action.run() })
      button.style.cssText = 'font:inherit;margin-inline-start:16px;padding:4px 8px'
      line.append(button)
    }
    box.append(line)
  }
  host.attachShadow({ mode: 'open' }).append(box)
  ownDocument().body.append(host)
  // Browsers without the popover API show it by its z-index.
  box.showPopover?.()
  setTimer(() => host.remove(), Math.max(...messages.map(showTime)))
}

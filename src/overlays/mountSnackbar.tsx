import { createRoot } from 'react-dom/client'
import type { Channel } from '../app-bridge/appBridge.types.ts'
import { adoptStyles } from '../styles/adoptStyles.ts'
import baseCss from '../styles/base.css?inline'
import { Snackbar } from './Snackbar.tsx'
import css from './snackbar.css?inline'
import type { SnackbarStore } from './snackbar.store.ts'

/** Puts the snackbar at the end of the page, in a host of its own; returns the function that takes it away. */
export function mountSnackbar(store: SnackbarStore, { channel }: { channel: Channel }): () => void {
  const host = document.createElement('div')
  host.dataset.quioscOverlay = 'snackbar'
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [baseCss, css])
  const root = createRoot(shadow)
  root.render(
    <div className="island" data-channel={channel}>
      <Snackbar store={store} />
    </div>,
  )
  document.body.append(host)
  return () => {
    root.unmount()
    host.remove()
  }
}

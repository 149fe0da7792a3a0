import { createRoot } from 'react-dom/client'
import type { Channel } from '../app-bridge/appBridge.types.ts'
import { adoptStyles } from '../styles/adoptStyles.ts'
import baseCss from '../styles/base.css?inline'
import { Snackbar } from './Snackbar.tsx'
import css from './snackbar.css?inline'
import type { SnackbarStore } from './snackbar.store.ts'
import { stayOnTop } from './stayOnTop.ts'

/** Puts the snackbar on the page, in a host of its own that stays in front; returns the function that takes it away. */
export function mountSnackbar(store: SnackbarStore, { channel }: { channel: Channel }): () => void {
  const host = document.createElement('div')
  host.dataset.quioscOverlay = 'snackbar'
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [baseCss, css])
  const root = createRoot(shadow)
  const life = new AbortController()
  const rise = stayOnTop(host, life.signal)
  root.render(
    <div className="island" data-channel={channel}>
      <Snackbar store={store} onMount={rise} />
    </div>,
  )
  const stop = store.subscribe(({ status }) => status === 'showing' && rise())
  return () => {
    stop()
    life.abort()
    root.unmount()
    host.remove()
  }
}

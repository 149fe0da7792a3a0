import { createRoot } from 'react-dom/client'
import type { Channel } from '../app-bridge/appBridge.types.ts'
import { adoptStyles } from '../styles/adoptStyles.ts'
import baseCss from '../styles/base.css?inline'
import { Snackbar } from './Snackbar.tsx'
import css from './snackbar.css?inline'
import type { SnackbarStore } from './snackbar.store.ts'
import { stayOnTop } from './stayOnTop.ts'

/** Mounts the snackbar in its own host, which stays on top. @returns A function that unmounts it. */
export function mountSnackbar(store: SnackbarStore, { channel }: { channel: Channel }): () => void {
  const host = document.createElement('div')
  host.dataset.quioscOverlay = 'snackbar'
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [baseCss, css])
  const root = createRoot(shadow)
  const lifetime = new AbortController()
  const raise = stayOnTop(host, lifetime.signal)
  root.render(
    <div className="island" data-channel={channel}>
      <Snackbar store={store} onMount={raise} />
    </div>,
  )
  const unsubscribe = store.subscribe(({ status }) => status === 'showing' && raise())
  return () => {
    unsubscribe()
    lifetime.abort()
    root.unmount()
    host.remove()
  }
}

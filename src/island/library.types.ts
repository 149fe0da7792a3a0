import type { AppBridge } from '../app-bridge/appBridge.types.ts'
import type { Session } from '../session/session.types.ts'
import type { PageConfig } from './pageConfig.ts'

/** What the module exports and `window.quiosc` is (contract §3). */
export interface Library {
  /** Mounts one marker at once, whatever its `data-load`. */
  mount(element: HTMLElement): void
  /** Unmounts one marker; its fallback shows again, until `mount()`. */
  unmount(element: HTMLElement): void
  /** Takes on the markers in a part of the page; the page itself is watched without it. */
  scan(root?: ParentNode): void
  /** Changes the configuration for what is loaded from now on; a wrong value is named on the console and changes nothing. */
  configure(options: Partial<PageConfig>): void
  /** Who reads. Until the first widget is due it is not known: `loading`. A listener is told as soon as it is, then of every change. */
  session: Pick<Session, 'get' | 'subscribe'>
  /** Shows a widget: the first marker of that name on the page, else as a panel over it. */
  open(panel: string): void
  /** The native app's way in: messages wait for the runtime, and start it. */
  app: Pick<AppBridge, 'receive'>
  version: string
}

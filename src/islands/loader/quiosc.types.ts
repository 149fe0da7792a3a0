import type { ErrorReader } from '#page/api/errorList.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import type { Session } from '#page/session/session.types.ts'
import type { DoctorReport } from '../diagnosis/doctor.types.ts'
import type { PageConfig } from '../runtime/pageConfig.types.ts'

/** The calls that a page may make before the library is there, with the arguments of each. */
interface Queueable {
  'app.receive': Parameters<Quiosc['app']['receive']>
  configure: Parameters<Quiosc['configure']>
  doctor: []
  'errors.subscribe': Parameters<Quiosc['errors']['subscribe']>
  mount: Parameters<Quiosc['mount']>
  open: Parameters<Quiosc['open']>
  scan: Parameters<Quiosc['scan']>
  'session.subscribe': Parameters<Quiosc['session']['subscribe']>
  unmount: Parameters<Quiosc['unmount']>
}

/** A call as the stub of docs/including.md keeps it until the library is there: its name, then its arguments. */
export type QueuedCall<Name extends keyof Queueable = keyof Queueable> = {
  [Each in Name]: readonly [name: Each, ...given: Queueable[Each]]
}[Name]

/** The module's exports and `window.quiosc` (contract §3). */
export interface Quiosc {
  /** Mounts one marker immediately, whatever its `data-load`. */
  mount(element: HTMLElement): void
  /** Unmounts one marker; its fallback shows again, until `mount()`. */
  unmount(element: HTMLElement): void
  /** Tracks the markers in a part of the page; needed only before the observer has run, because the page is observed anyway. */
  scan(root?: ParentNode): void
  /** Changes the configuration for widgets loaded afterwards; an invalid value is reported on the console and ignored. */
  configure(options: Partial<PageConfig>): void
  /** The reader's session: `loading` until the first widget is due. A listener is called once it is known, then on every change. */
  session: Pick<Session, 'get' | 'subscribe'>
  /**
   * The failed requests of the page, the last 50: empty until the first widget is due. A listener is called with the list after each one, in a task of its own; each is
   * also the event `quiosc:request-failed` on the document.
   */
  errors: ErrorReader
  /** Shows a widget: the page's first marker of that name, else it opens over the page. One of the profile's panels by its address: `profile.notifications`. */
  open(panel: string): void
  /** Receives messages of the native app; the first one starts the runtime, and all wait for it. */
  app: Pick<AppBridge, 'receive'>
  /**
   * Prints on the console what each marker of the page does and why, with its times and bytes, and what is wrong with it; in production too. Its code loads with the
   * first call.
   *
   * @returns The same as data. It rejects when the code cannot be loaded.
   */
  doctor(): Promise<DoctorReport>
  /**
   * Makes a call, whose result is lost: `quiosc.calls.push(['open', 'login-prompt'])`. Before the library is there it is the list of the page's own stub, and the
   * calls in it are made once the library comes. On `window.quiosc` alone: who imports the module has it.
   */
  calls: { push<Name extends keyof Queueable>(call: QueuedCall<Name>): void }
  /** Of the package, as `0.1.0`. */
  version: string
}

/** Where the page runs: the body class decides, once (contract §5). */
export type Channel = 'web' | 'android' | 'ios'

/** What the page asks of the native app (both specs §7, "App bridge"). */
export interface AppActions {
  webviewReady: undefined
  requestToken: undefined
  reload: undefined
  analytic: Record<string, unknown>
  logout: undefined
  showLogin: { backUrl?: string }
  showRegister: { backUrl?: string }
  showComments: { contentId: string }
  sharePost: { title: string; url: string }
  showImage: { url: string; desc: string }
  paywallView: { type: string; access: boolean }
  closeModal: undefined
  /** A paper to keep in the app; `size` and `date` as the backend gave them (content-features §3, "PDF download payload"). */
  downloadPDF: {
    url: string
    size: number | string
    date: string
    pdfID: string
    title: string
    trackingLabel: string
  }
  showDownloadedPDFs: undefined
  /** Answered by setSavedPDFs. */
  fetchSavedPDFs: undefined
  /** The device's notifications; both are answered by `notificationsStatus`. */
  fetchNotificationsStatus: undefined
  setNotificationsStatus: { enabled: boolean }
}

/** What the app tells the page (both specs §7), after parsing. */
export type AppMessage =
  | { action: 'snackbar'; text: string; error: boolean }
  | { action: 'updateUserToken'; token: string }
  | { action: 'updateCurrentUser'; emailValidated: boolean }
  | { action: 'updateUIVisibility'; visible: boolean }
  | { action: 'setSavedPDFs'; pdfs: readonly { id: string; size: number }[] }
  | { action: 'notificationsStatus'; enabled: boolean }
  | { action: 'sendMarfeelNative'; data: Record<string, unknown> }

export interface AppBridge {
  channel: Channel
  /** The page runs in the app, or in its test mode (`?app-test-mode=1`). */
  inApp: boolean
  /** Sends an action; where the app's interface is missing this is logged and `fallback` runs. */
  send<Action extends keyof AppActions>(
    action: Action,
    ...payload: AppActions[Action] extends undefined ? [] : [payload: AppActions[Action]]
  ): boolean
  /** What the app sends in, from `window.quiosc.app.receive`: an unknown action is refused with a debug message. */
  receive(message: unknown): void
  subscribe(listener: (message: AppMessage) => void): () => void
}

/** Where the page runs: the body class decides, once (contract §5). */
export type Channel = 'web' | 'android' | 'ios'

/** Messages from the page to the native app (both specs §7, "App bridge"). */
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
  /** A paper to download in the app; `size` and `date` as the backend gave them (content-features §3, "PDF download payload"). */
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
  showConsentConfig: undefined
  /** The app's own list of regional editions takes over. */
  changeEdition: { edition: string }
  /** `fake`: a purchase that is none, for tests outside production. */
  restoreAppleStorePurchases: { fake?: 'monthly' | 'annual' }
}

/** Messages from the app to the page (both specs §7), after parsing. */
export type AppMessage =
  | {
      action: 'snackbar'
      contentText: string
      success: boolean
      error: boolean
      /** Whether it has a button, with `buttonText` on it. */
      button: boolean
      buttonText?: string | null | undefined
      /** Milliseconds. */
      timeout?: number | null | undefined
    }
  | { action: 'updateUserToken'; token: string }
  | { action: 'updateCurrentUser'; emailValidated: boolean }
  /** Without names it is about the page's own navigation, `header` and `bottom-bar`. */
  | { action: 'updateUIVisibility'; visible: boolean }
  /** The widgets to hide or show, by their names. */
  | { action: 'updateUIVisibility'; visible: boolean; elements: readonly string[] }
  | { action: 'setSavedPDFs'; pdfs: readonly { id: string; size?: number | string | null | undefined }[] }
  | { action: 'notificationsStatus'; enabled: boolean }
  | { action: 'sendMarfeelNative'; data: Record<string, unknown> }

export interface AppBridge {
  channel: Channel
  /** The page runs in the app, or in its test mode (`?app-test-mode=1`). */
  inApp: boolean
  /** Sends an action; without the app's interface this is logged and `fallback` runs. */
  send<Action extends keyof AppActions>(
    action: Action,
    ...payload: AppActions[Action] extends undefined ? [] : [payload: AppActions[Action]]
  ): boolean
  /** A message of the app, from `window.quiosc.app.receive`: an unknown action is refused with a debug message. */
  receive(message: unknown): void
  subscribe(listener: (message: AppMessage) => void): () => void
}

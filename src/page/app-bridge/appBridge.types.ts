/** The place where the page runs: the body class decides, once (contract §5). */
export type Channel = 'web' | 'android' | 'ios'

/** Messages from the page to the native app (both specs §7, "App bridge"). */
export interface AppActions {
  /** The library runs on the page, once for each page. */
  webviewReady: undefined
  /** The session’s token is wanted anew; answered by `updateUserToken`. */
  requestToken: undefined
  /** The page is to be loaded anew; where the app does not, the page does it itself. */
  reload: undefined
  /** An event of the analytics, as `dataLayer` has it. */
  analytic: Record<string, unknown>
  /** The reader has signed out on the page. */
  logout: undefined
  /** The app’s own sign-in, and where it leads back to. */
  showLogin: { backUrl?: string }
  /** The app’s own registration, and where it leads back to. */
  showRegister: { backUrl?: string }
  /** The comments of a content, on a screen of the app’s. */
  showComments: { contentId: string }
  /** The device’s own way to share. */
  sharePost: { title: string; url: string }
  /** A picture in the app’s viewer, with its caption. */
  showImage: { url: string; desc: string }
  /** A paywall was decided on: its type, and whether the reader may read. */
  paywallView: { type: string; access: boolean }
  /** The reader is done with a page that the app has opened above another: the comments’ web view. */
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
  /** The papers that the app has saved, on a screen of its own. */
  showDownloadedPDFs: undefined
  /** Answered by setSavedPDFs. */
  fetchSavedPDFs: undefined
  /** Whether the device shows notifications; answered by `notificationsStatus`, as is what follows. */
  fetchNotificationsStatus: undefined
  /** Asks the device for notifications, or turns them off. */
  setNotificationsStatus: { enabled: boolean }
  /** The app’s settings of consent. */
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

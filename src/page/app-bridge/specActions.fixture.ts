/** The actions that the two specifications name (content-features §7, "Native-app channel actions"; reader-account §7, "App bridge"), in their order. */
export const specActions = {
  toApp: [
    // content-features
    ...[
      'requestToken',
      'sharePost',
      'showComments',
      'showLogin',
      'showRegister',
      'paywallView',
      'analytic',
      'showImage',
    ],
    ...['webviewReady', 'reload', 'downloadPDF', 'showDownloadedPDFs', 'fetchSavedPDFs', 'restoreAppleStorePurchases'],
    // reader-account
    ...[
      'logout',
      'changeEdition',
      'setNotificationsStatus',
      'fetchNotificationsStatus',
      'showConsentConfig',
      'closeModal',
    ],
  ],
  fromApp: [
    ...[
      'snackbar',
      'updateUserToken',
      'updateCurrentUser',
      'updateUIVisibility',
      'setSavedPDFs',
      'notificationsStatus',
    ],
    'sendMarfeelNative',
  ],
}

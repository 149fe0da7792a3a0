/** What of the window tells whether there is a page before this one. */
interface Past {
  history: Pick<History, 'length' | 'back'>
  navigation?: Pick<Navigation, 'canGoBack'> | undefined
}

/**
 * Back from the first step of an account's page (reader-account §4, "Login flow"): to `backUrl` where one was given, else to the page before; where there
 * is none, on as after a success.
 *
 * @param given As it came with the page.
 * @param goOn Leads to where it points, checked.
 */
export function leaveAccount(given: string | null | undefined, goOn: () => void, { history, navigation }: Past): void {
  // The length counts what lies ahead too; not every browser knows better.
  if (given || !(navigation?.canGoBack ?? history.length > 1)) goOn()
  else history.back()
}

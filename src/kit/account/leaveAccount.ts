import { unlessFrame } from '#lib/unlessFrame.ts'

/** The parts of `window` that show whether there is a previous page. */
interface HistoryWindow {
  history: Pick<History, 'length' | 'back'>
  navigation?: Pick<Navigation, 'canGoBack'> | undefined
}

/**
 * Goes back from the first step of an account page (reader-account §4, "Login flow"): to `backUrl` if one was given, else to the previous page; without
 * one, to the same address as after a success.
 *
 * @param given The page's `backUrl`, unchecked.
 * @param redirect Follows the checked `backUrl` or its default.
 */
export function leaveAccount(
  given: string | null | undefined,
  redirect: () => void,
  { history, navigation }: HistoryWindow,
): void {
  // A fallback, because `length` also counts forward entries.
  if (given || !(unlessFrame(navigation)?.canGoBack ?? history.length > 1)) redirect()
  else history.back()
}

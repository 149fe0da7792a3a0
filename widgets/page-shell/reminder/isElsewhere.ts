/** Whether the page before, by its address in `document.referrer`, was none of this site. Of a page that was opened from a mail program nothing is known. */
export function isElsewhere(referrer: string, page: string): boolean {
  try {
    return new URL(referrer).origin !== new URL(page).origin
  } catch {
    return true
  }
}

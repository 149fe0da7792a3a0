/**
 * The address in the `action` of an account's form: its own page, whatever the document's base is, and without anything of the page's query, which may name a
 * reader. A script always sends the form to the backend instead.
 *
 * @param here The page's own address (`location.href`).
 */
export function formAction(here: string): string {
  const { origin, pathname } = new URL(here)
  return origin + pathname
}

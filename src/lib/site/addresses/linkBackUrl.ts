/**
 * The `backUrl` of a page's address, as a link has it. An address has no spaces: a `+` in it is one that the link's author has left as it is, as in `linkParameter`.
 *
 * @returns Null where there is none.
 */
export const linkBackUrl = (href: string): string | null =>
  new URLSearchParams(new URL(href).search.replaceAll('+', '%2B')).get('backUrl')

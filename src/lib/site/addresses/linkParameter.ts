/**
 * A parameter of a mail's link that has no spaces: an e-mail address, a token. Those who write links leave a `+` as it is, which a query reads as a space.
 *
 * @returns Null where there is none.
 */
export const linkParameter = (query: URLSearchParams, name: string): string | null =>
  query.get(name)?.trim().replaceAll(' ', '+') ?? null

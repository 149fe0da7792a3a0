import { isAddress } from './isAddress.ts'

/** Whether a text is a path of the page's own host, or an absolute https address. */
export const isLinkAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(\/(?![/\\])|https:\/\/)\S*$/.test(value) && isAddress(value)

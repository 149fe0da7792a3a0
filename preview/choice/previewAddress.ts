import { takeTokenFromAddress } from '#page/session/token.ts'
import type { Choice } from './Choice.ts'
import { writeChoice } from './choiceText.ts'

/** Addresses of previews. */
export interface PreviewAddresses {
  /** The choice's text in a query. */
  choiceIn(search: string): string
  /**
   * The page's address with a choice in it, to be sent to a colleague: without a session's token.
   *
   * @param href Of the page; its other parameters stay.
   */
  addressOf(choice: Choice, href: string): string
  /** The page's address without the preview. */
  pageAddress(href: string): string
  /** Whether an address opens a preview; an empty one does not. */
  isPreview(href: string): boolean
}

/** @param key The parameter of the query that opens a preview. */
export const previewAddresses = (key: string): PreviewAddresses => ({
  choiceIn: (search) => new URLSearchParams(search).get(key) ?? '',
  addressOf(choice, href) {
    const url = new URL(takeTokenFromAddress(href).href)
    const others = [...url.searchParams].filter(([name]) => name !== key)
    const text = encodeURIComponent(writeChoice(choice)).replaceAll('%40', '@').replaceAll('%3A', ':')
    const own = text ? `${key}=${text}` : key
    url.search = [new URLSearchParams(others).toString(), own].filter(Boolean).join('&')
    return url.href
  },
  isPreview: (href) => href !== '' && new URL(href).searchParams.has(key),
  pageAddress(href) {
    const url = new URL(href)
    url.searchParams.delete(key)
    return url.href
  },
})

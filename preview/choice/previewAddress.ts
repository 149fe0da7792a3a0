import type { Choice } from './Choice.ts'
import { writeChoice } from './choiceText.ts'

/** Equal to the key of `src/diagnosis/preview.ts`. */
const KEY = 'quiosc-preview'

/** The choice's text in a query. */
export const choiceIn = (search: string): string => new URLSearchParams(search).get(KEY) ?? ''

/**
 * The page's address with a choice in it, to be sent to a colleague.
 *
 * @param href Of the page; its other parameters stay.
 */
export function addressOf(choice: Choice, href: string): string {
  const url = new URL(href)
  const others = [...url.searchParams].filter(([name]) => name !== KEY)
  const text = encodeURIComponent(writeChoice(choice)).replaceAll('%40', '@').replaceAll('%3A', ':')
  const own = text ? `${KEY}=${text}` : KEY
  url.search = [new URLSearchParams(others).toString(), own].filter(Boolean).join('&')
  return url.href
}

/** The page's address without the preview. */
export function pageAddress(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(KEY)
  return url.href
}

import type { WidgetState } from '#islands/island/widgetState.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'

/** Storage and cookies hold text; other values are stored as JSON. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Writes a cookie as the CMS does. @param more Further attributes: `; max-age=0`. */
export function setCookie(name: string, value: unknown, more = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a page's cookies as the CMS sets them, and cookieStore needs https
  document.cookie = `${name}=${encodeURIComponent(asText(value))}; path=/; SameSite=Lax${more}`
}

/** Puts what an earlier visit has left into cookies and storage. */
export function fillStorage({ cookies = {}, storage = {}, drafts = {} }: WidgetState): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, asText(value))
  const kept = createDrafts(() => sessionStorage)
  for (const [key, text] of Object.entries(drafts)) kept.write(key, text)
  for (const [name, value] of Object.entries(cookies)) setCookie(name, value)
}

import type { WidgetState } from '../../src/island/widgetState.ts'
import { storageKeys } from '../../src/site/limits.ts'
import { createDrafts } from '../../src/storage/createDrafts.ts'
import type { Channel, Theme } from '../choice/Choice.ts'

/** Storage and cookies hold text; other values are stored as JSON. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const ours = ['app-android', 'app-ios', 'force-dark-mode', 'dark-mode', 'light-mode']

/** Puts what an earlier visit has left into the sandbox's cookies and storage. */
export function fillStorage({ cookies = {}, storage = {}, drafts = {} }: WidgetState): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, asText(value))
  const kept = createDrafts(() => sessionStorage)
  for (const [key, text] of Object.entries(drafts)) kept.write(key, text)
  for (const [name, value] of Object.entries(cookies)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the sandbox's cookies, as the CMS would set them
    document.cookie = `${name}=${encodeURIComponent(asText(value))}; path=/`
  }
}

/** Sets the body's classes that tell widgets of the app and of the theme. @returns Puts the page's own back. */
export function setBody(channel: Channel | undefined, theme: Theme | undefined): () => void {
  const { classList } = document.body
  const own = ours.filter((name) => classList.contains(name))
  if (channel) {
    classList.remove('app-android', 'app-ios')
    if (channel !== 'web') classList.add(`app-${channel}`)
  }
  if (theme) classList.toggle('force-dark-mode', theme === 'dark')
  // The page forces the dark alone; the light is a choice of the reader.
  if (theme === 'light') localStorage.setItem(storageKeys.theme, 'light')
  return () => {
    classList.remove(...ours)
    classList.add(...own)
  }
}

import { storageKeys } from '#lib/site/limits.ts'
import type { Channel, Theme } from '../choice/Choice.ts'

const ours = ['app-android', 'app-ios', 'force-dark-mode', 'dark-mode', 'light-mode']

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

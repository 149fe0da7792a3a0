import type { Built } from './Built.ts'
import { chunkName } from './chunkFile.ts'

/** The names of a widget's files that load on demand, after the widget's: `Menu` of `profile-Menu`. */
export function partsOf({ manifest }: Built, widget: string): string[] {
  const isOwn = (name: string) => name.startsWith(`${widget}-`)
  // `comments-count` is a widget, no part of `comments`.
  const others = Object.keys(manifest.widgets).filter(isOwn)
  const isOthers = (name: string) => others.some((other) => name === other || name.startsWith(`${other}-`))
  return Object.keys(manifest.files).flatMap((file) => {
    const name = chunkName(file) ?? ''
    // Texts have their language in their names: `comments-count.ca`.
    return isOwn(name) && !isOthers(name) && !name.includes('.') ? [name.slice(widget.length + 1)] : []
  })
}

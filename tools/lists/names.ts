import { globSync } from 'node:fs'

/** `comments-count` as an identifier: `commentsCount`. */
export const camelName = (widget: string) => widget.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `comments-count` as a type or a component: `CommentsCount`. */
export const pascalName = (widget: string) => camelName(`-${widget}`)

/** A widget as the key of an object. */
export const keyOf = (widget: string) => (/^\w+$/.test(widget) ? widget : `'${widget}'`)

/** The path of a widget's island. */
const islandPattern = /^widgets\/([\w-]+)\/\1\.island\.tsx$/

/** As the formatter orders imports: folder by folder, so that `comments` comes before `comments-count`. */
const orderOf = (widget: string) => `${widget}\0`

/** The widgets of which these are files: those with an island, sorted. */
export const widgetsIn = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => islandPattern.exec(path.replaceAll('\\', '/'))?.[1] ?? [])
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))

/** The widgets there are. */
export const widgetNames = (): string[] => widgetsIn(globSync('widgets/*/*.island.tsx'))

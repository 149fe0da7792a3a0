import type { Source } from '../checks/source.ts'

/** A story as the generated files in `stories/` declare it. */
export interface Story {
  widget: string
  title: string
  /** Its place in Storybook's address: `?path=/story/poll--open`. */
  story: string
}

const kebab = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase()

/** The stories of all widgets, in their order. */
export const readStories = (files: readonly Source[]): Story[] =>
  files.flatMap(({ text }) => {
    const group = kebab(/export default \{ title: '([^']+)'/.exec(text)?.[1] ?? '')
    const names = new Map(
      [...text.matchAll(/^(\w+)\.storyName = (['"])(.*)\2$/gm)].map(([, id = '', , title = '']) => [id, title]),
    )
    return [...text.matchAll(/^export const (\w+) = story\('([\w-]+)'/gm)].map(([, id = '', widget = '']) => ({
      widget,
      title: (names.get(id) ?? id).replaceAll("\\'", "'"),
      story: `${group}--${kebab(id)}`,
    }))
  })

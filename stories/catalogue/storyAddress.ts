import type { ToolbarSettings } from '../support/preparePage.ts'

const globalsOf = (settings: ToolbarSettings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The address of a story in Storybook, with the toolbar's settings: it can be sent to a colleague. */
export const storyAddress = (id: string, settings: ToolbarSettings): string =>
  `./?path=/story/${id}&globals=${globalsOf(settings)}`

/** The address of a story alone, as one of several on a page: `isolateFrame` answers to the last word. */
export const frameAddress = (id: string, settings: ToolbarSettings): string =>
  `./iframe.html?id=${id}&viewMode=story&globals=${globalsOf(settings)}&isolated`

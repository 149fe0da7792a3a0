import type { ToolbarSettings } from '../support/preparePage.ts'

/** The address of a story in Storybook, with the toolbar's settings: it can be sent to a colleague. */
export function storyAddress(id: string, settings: ToolbarSettings): string {
  const globals = Object.entries(settings).map(([name, value]) => `${name}:${value}`)
  return `./?path=/story/${id}&globals=${globals.join(';')}`
}

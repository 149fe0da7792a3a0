import { readOptions } from '#islands/island/readOptions.ts'

/** The options of another marker, in its attributes or its JSON block; its own widget reports what is wrong with it. */
export function optionsOf(marker: HTMLElement): Record<string, unknown> {
  const options = readOptions(marker)
  return options.ok ? options.value : {}
}

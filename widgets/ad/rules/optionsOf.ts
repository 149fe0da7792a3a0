import { readOptions } from '../../../src/island/readOptions.ts'

/** What another marker says, in its attributes or its JSON block; its own widget reports what is wrong with it. */
export function optionsOf(marker: HTMLElement): Record<string, unknown> {
  const options = readOptions(marker)
  return options.ok ? options.value : {}
}

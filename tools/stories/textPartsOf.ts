import { textNames } from '../build/messages.ts'

/** The parts of each widget that have files of texts of their own. */
export function textPartsOf(): Record<string, readonly string[]> {
  const parts: Record<string, string[]> = {}
  for (const name of textNames().sort()) {
    const [widget = '', part] = name.split('.')
    parts[widget] = [...(parts[widget] ?? []), ...(part ? [part] : [])]
  }
  return parts
}

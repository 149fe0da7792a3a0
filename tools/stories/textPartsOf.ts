import { texts } from '#widgets/texts.ts'

/** The parts of each widget that have files of texts of their own. */
export function textPartsOf(): Record<string, readonly string[]> {
  const parts: Record<string, string[]> = {}
  for (const name of Object.keys(texts).sort()) {
    const [widget = '', part] = name.split('.')
    parts[widget] = [...(parts[widget] ?? []), ...(part ? [part] : [])]
  }
  return parts
}

import { createPageReader, type FoundMarker, type PageFacts } from './createPageReader.ts'

/** A page that was read to its end. */
export interface ParsedPage {
  facts: PageFacts
  /** The ones that nobody has filled yet, in the page's order. */
  markers: readonly FoundMarker[]
}

/** Reads a whole page. */
export function parsePage(text: string): ParsedPage {
  const markers: FoundMarker[] = []
  const reader = createPageReader({
    onClose(marker, isFilled) {
      if (!isFilled) markers.push(marker)
    },
  })
  reader.read(text)
  reader.end()
  return { facts: reader.facts, markers: markers.sort((one, other) => one.contentAt - other.contentAt) }
}

import { strangeOptions } from '#islands/diagnosis/strangeOptions.ts'
import { misspelt, nearest } from '#lib/nearest.ts'
import { ownValue } from '#lib/ownValue.ts'
import { markerSchemas } from '../markerSchemas.ts'
import { withoutMarks } from '../mask/marks.ts'
import type { Range } from '../page/Page.ts'
import type { Marker } from '../rules/Marker.ts'
import { readMarkerBlock } from '../rules/markerBlock.ts'
import { widgetNames } from '../rules/markerRules.ts'
import type { Fix } from './Fix.ts'

/** The name that a word is a slip of, where no other is as near. */
function onlySlip(word: string): string | undefined {
  const meant = misspelt(word, widgetNames)
  return meant !== undefined && nearest(word, widgetNames.toReversed()) === meant ? meant : undefined
}

function widgetFix({ page, element, widget }: Marker): Fix[] {
  const attribute = element.attributes.get('data-widget')
  const meant = widget !== undefined && !widgetNames.includes(widget) ? onlySlip(widget) : undefined
  if (!attribute || widget === undefined || meant === undefined) return []
  const written = page.source.text.slice(attribute.start, attribute.end)
  const at = written.lastIndexOf(widget)
  // An entity, or a comment of the template: the value is not what is written.
  if (at < 'data-widget'.length) return []
  const start = attribute.start + at
  return [
    { id: 'unknown-widget', does: `${widget} → ${meant}`, edits: [{ start, end: start + widget.length, text: meant }] },
  ]
}

const rename = (range: Range, written: string, text: string): Fix => ({
  id: 'unknown-option',
  does: `${written} → ${text}`,
  edits: [{ ...range, text }],
})

/** Fixes for the misspelt name of a widget, or of its options. */
export function nameFixes(marker: Marker): Fix[] {
  const { page, element, widget = '' } = marker
  const schema = ownValue(markerSchemas, widget)
  if (!schema) return widgetFix(marker)
  const block = readMarkerBlock(marker)
  const value = block.status === 'parsed' ? block.value : undefined
  const attributes = [...element.attributes.keys()]
  const strange = strangeOptions({ widget, schema, attributes, block: value })
  const { text } = page.source
  const fixes = strange.flatMap(({ attribute = '', path, meant }): Fix[] => {
    if (meant === undefined) return []
    if (path) {
      if (block.status !== 'parsed') return []
      const range = block.locateKey(path)
      const written = text.slice(range.start, range.end)
      return written === JSON.stringify(path.at(-1)) ? [rename(range, written, JSON.stringify(meant))] : []
    }
    const { start = 0 } = element.attributes.get(attribute) ?? {}
    const range = { start, end: start + attribute.length }
    const written = text.slice(range.start, range.end)
    return withoutMarks(written).toLowerCase() === attribute ? [rename(range, written, meant)] : []
  })
  // Two that mean one have two answers.
  return fixes.filter(
    ({ edits: [{ text: meant }] }) => fixes.filter(({ edits: [other] }) => other.text === meant).length === 1,
  )
}

import { optionKey } from '#lib/attributeNames.ts'
import { ownValue } from '#lib/ownValue.ts'
import { read } from '#lib/schema/reading.ts'
import { entriesOf } from '#lib/schema/schemaKeys.ts'
import { parseBlock } from '#lib/site/config/readBasics.ts'
import { markerSchemas } from '../markerSchemas.ts'
import { isUnknown, marks } from '../mask/marks.ts'
import type { Attribute } from '../page/Page.ts'
import type { Marker } from '../rules/Marker.ts'
import { blockBesideOf, readMarkerBlock } from '../rules/markerBlock.ts'
import type { Fix } from './Fix.ts'

/** The list or object in an attribute, where it is one that the option takes as it is. */
function jsonIn({ name, value }: Attribute, widget: string): { key: string; json: object } | undefined {
  const key = optionKey(name) ?? ''
  const options = ownValue(markerSchemas, widget)
  const schema = ownValue((options && entriesOf(options)) ?? {}, key)
  const json = isUnknown(value) ? undefined : parseBlock(value)
  if (!schema || typeof json !== 'object' || json === null) return undefined
  const { issues = [], ignored = [] } = read(schema, json)
  const takesText = !read(schema, value).issues
  return issues.length + ignored.length > 0 || takesText ? undefined : { key, json }
}

/** Moves lists and objects from attributes into the marker's block, where it has none yet. */
function attributeFixes(marker: Marker): Fix[] {
  const { page, element, widget = '' } = marker
  if (!ownValue(markerSchemas, widget) || readMarkerBlock(marker).status !== 'empty' || blockBesideOf(marker)) return []
  const found = [...element.attributes.values()].flatMap((attribute) => {
    const json = jsonIn(attribute, widget)
    return json ? [{ attribute, ...json }] : []
  })
  const [first] = found
  // Of attributes under a condition the block would have all.
  const { start, end } = element.range
  if (!first || page.masked.slice(start, end).includes(marks.control)) return []
  // A text in it may not end the script.
  const block = JSON.stringify(Object.fromEntries(found.map(({ key, json }) => [key, json]))).replaceAll('<', '\\u003c')
  const removed = found.map(({ attribute }) => {
    const before = page.source.text.slice(0, attribute.start)
    return { start: before.trimEnd().length, end: attribute.end, text: '' }
  })
  const [edit, ...others] = removed
  if (!edit) return []
  const inserted = { start: end, end, text: `<script type="application/json">${block}</script>` }
  const names = found.map(({ attribute }) => attribute.name).join(', ')
  return [{ id: 'wrong-option', does: `${names} → the marker’s JSON block`, edits: [edit, ...others, inserted] }]
}

/** Moves a block that is right beside its marker into it. */
function movedBlock(marker: Marker): Fix[] {
  const { page, element } = marker
  const block = blockBesideOf(marker)
  const end = element.node.sourceCodeLocation?.endTag?.startOffset
  if (!block || end === undefined) return []
  const around = block.node.parentNode
  const isWrapped = around && 'tagName' in around && around.tagName === 'p' && around !== element.node.parentNode
  const moved = isWrapped ? around.sourceCodeLocation : block.node.sourceCodeLocation
  const script = block.node.sourceCodeLocation
  if (!moved || !script) return []
  const start = Math.min(element.range.start, moved.startOffset)
  const after = Math.max(element.node.sourceCodeLocation?.endOffset ?? 0, moved.endOffset)
  const between = page.masked.slice(start, after).replace(page.masked.slice(script.startOffset, script.endOffset), '')
  const own = page.masked.slice(element.range.start, element.node.sourceCodeLocation?.endOffset)
  // A control tag between the two may part them.
  if (between.replace(own, '').includes(marks.control)) return []
  const text = page.source.text.slice(script.startOffset, script.endOffset)
  return [
    {
      id: 'unread-block',
      does: 'the block beside the marker → into it',
      edits: [
        { start: moved.startOffset, end: moved.endOffset, text: '' },
        { start: end, end, text },
      ],
    },
  ]
}

/** Fixes that put options into the marker's block, and the block into the marker. */
export const blockFixes = (marker: Marker): Fix[] => [...attributeFixes(marker), ...movedBlock(marker)]

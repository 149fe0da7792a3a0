import { read } from '#lib/schema/reading.ts'
import { workerError } from '#lib/workerError.ts'
import { PageShellMarkerSchema } from '#widgets/page-shell/page-shell.schema.ts'
import type { CheckContext } from '../CheckContext.ts'
import { isUnknown } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import type { Range } from '../page/Page.ts'
import type { Marker } from './Marker.ts'
import { readMarkerBlock } from './markerBlock.ts'
import { atMarker } from './markerRules.ts'

const KEY = 'serviceWorker'

interface Worker {
  address: string
  /** The place of the address in the page; the marker's tag where it is the default. */
  at: Range
}

/** The service worker that a marker registers; undefined where it has none, or where the template decides it. */
export function workerOf(marker: Marker): Worker | undefined {
  const { element, widget } = marker
  if (widget !== 'page-shell') return undefined
  const attribute = element.attributes.get('data-service-worker')
  const block = readMarkerBlock(marker)
  const isInBlock = block.status === 'parsed' && Object.hasOwn(block.value, KEY)
  const isOpen = element.isOpen || block.status === 'unknown' || (block.status === 'parsed' && block.isPartial)
  if (!attribute && !isInBlock && isOpen) return undefined
  const given: unknown = attribute ? attribute.value : isInBlock ? Reflect.get(block.value, KEY) : undefined
  if (typeof given === 'string' && isUnknown(given)) return undefined
  // A wrong value is told as one, and the default counts.
  const { value } = read(PageShellMarkerSchema, { [KEY]: given })
  const address = Reflect.get(Object(value), KEY)
  if (typeof address !== 'string') return undefined
  return { address, at: attribute ?? (isInBlock ? block.locate([KEY]) : element.range) }
}

/** A service worker that browsers cannot register, because it is not there or is sent in a wrong way. */
export function createWorkerRule({ probeWorker }: CheckContext) {
  return (marker: Marker): Problem[] => {
    const worker = workerOf(marker)
    if (!worker) return []
    const { address, at } = worker
    const { answer } = marker.page.source
    const problem = answer ? answer.workerProblems.get(address) : probeWorker(address, marker.page)
    if (problem === undefined) return []
    const attribute = 'data-service-worker'
    const { message } = workerError(address, problem)
    return [{ ...atMarker(marker, { id: 'missing-worker', attribute, message }), at }]
  }
}

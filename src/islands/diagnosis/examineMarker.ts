import { isCondition } from '../loader/condition.ts'
import type { Fault } from '../loader/fault.types.ts'
import { keptOptions } from '../loader/keptOptions.ts'
import { keptWorkerError } from '../loader/keptWorkerError.ts'
import type { Registry } from '../loader/registry.ts'
import type { TrackedMarker } from '../loader/trackedMarker.types.ts'
import { closedMarker, endsParagraph } from './closedMarker.ts'
import type { DoctorProblem, FileReport, MarkerReport } from './doctor.types.ts'
import { examineBlocks } from './examineBlocks.ts'
import { examineOptions } from './examineOptions.ts'
import { explainWait } from './explainWait.ts'
import { faultLines } from './faultLines.ts'
import { faultProblems, type MarkerProblem } from './faultProblems.ts'
import { keptFault } from './keptFault.ts'
import { isFileOf, slowestFile } from './libraryFiles.ts'
import type { MarkerTimes } from './markerTimes.ts'
import { missingChunk } from './missingChunk.ts'
import { hasPlace, noFallback, noReservedHeight } from './placeProblems.ts'
import { isServed, unfilledMarker } from './servedProblems.ts'
import { wrongChoices, wrongHeading } from './wrongChoices.ts'

export interface Surroundings {
  registry: Registry
  markers: ReadonlyMap<HTMLElement, TrackedMarker>
  times: ReadonlyMap<HTMLElement, MarkerTimes>
  files: readonly FileReport[]
  /** Whether a server has rendered any marker of the page. */
  isRendered: boolean
}

/** When a marker is due. The loader takes its widget's own condition for one that is none. */
function conditionOf({ dataset }: HTMLElement, registry: Registry) {
  const { load = '', widget = '' } = dataset
  return isCondition(load) ? load : (registry[widget]?.load ?? 'none')
}

/** Whether a server has rendered it, whatever has become of it since. */
export const isRenderedMarker = ({ shadowRoot }: HTMLElement): boolean =>
  Boolean(shadowRoot?.querySelector('[data-quiosc-rendered]'))

/** Whether anything of the page is in the marker: not the JSON block, and nothing of ours. */
const hasFallback = (host: HTMLElement) =>
  [...host.children].some((element) => !element.matches('script, style, template, [data-quiosc-part]')) ||
  [...host.childNodes].some(({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim())

/** By the marker or by what is right around it. Once the library has released the height, nothing is reserved any more. */
const isReserved = (host: HTMLElement) =>
  'widgetSpace' in host.dataset ||
  [host, host.parentElement].some(
    (element) => element && element !== document.body && Number.parseFloat(getComputedStyle(element).minHeight) > 0,
  )

/** The element that has ended a marker which is a paragraph: its own end tag has then made an empty one further down. */
function closingTag(host: HTMLElement): string | undefined {
  const next = host.nextSibling?.nodeName.toLowerCase() ?? ''
  if (host.localName !== 'p' || !endsParagraph(next)) return undefined
  const isEmpty = (element: Element) => element.localName === 'p' && element.childNodes.length === 0
  return [...(host.parentElement?.children ?? [])].some(isEmpty) ? next : undefined
}

function placeProblemsOf(host: HTMLElement, registry: Registry): MarkerProblem[] {
  const { widget = '' } = host.dataset
  const closing = closingTag(host)
  if (closing) return [closedMarker(closing)]
  if (!registry[widget]?.load || !hasPlace(widget)) return []
  return [
    ...(hasFallback(host) ? [] : [noFallback]),
    ...(conditionOf(host, registry) === 'eager' && !isReserved(host) ? [noReservedHeight(widget)] : []),
  ]
}

/** Why a marker has failed, or what is wrong with the options that its widget does without. */
function faultOf(host: HTMLElement, registry: Registry): Fault {
  const { widget = '' } = host.dataset
  // It may have failed a moment ago, before its report was there.
  if (!Object.hasOwn(registry, widget)) return { kind: 'unknown', name: widget }
  return keptFault(host) ?? { kind: 'options', issues: keptOptions(host)?.ignored ?? [] }
}

function problemsOf(host: HTMLElement, { registry, isRendered }: Surroundings): DoctorProblem[] {
  const { widget = '' } = host.dataset
  const found = [faultOf(host, registry), ...wrongChoices(host.dataset)].flatMap((each) =>
    faultProblems(each, Object.keys(registry), host.localName),
  )
  const fault = keptFault(host)
  if (fault?.kind === 'load') found.push(missingChunk(`a file of ${widget}`, String(fault.error)))
  const workerError = keptWorkerError(host)
  if (workerError) found.push({ id: 'missing-worker', message: workerError.message })
  // An opened widget is in the library's own marker.
  if (!('panel' in host.dataset))
    found.push(
      ...wrongHeading(host.dataset.heading),
      ...examineOptions(host),
      ...examineBlocks(host),
      ...placeProblemsOf(host, registry),
      ...(isRendered && isServed(widget) && !isRenderedMarker(host) ? [unfilledMarker(widget)] : []),
    )
  return found.map(({ id, message }) => ({ id, message }))
}

function whyOf(host: HTMLElement, state: MarkerReport['state'], { registry, times }: Surroundings): string {
  const since = (at = 0) => `${Math.round(performance.now() - at)} ms ago`
  const fault = keptFault(host)
  switch (state) {
    case 'unknown':
      return 'has only just been added, or is where the library does not look: in a shadow root or in a frame'
    case 'unmounted':
      return 'was unmounted by a script'
    case 'waiting':
      return explainWait(host, conditionOf(host, registry))
    case 'loading':
      return `was due ${since(times.get(host)?.dueAt)}, and is being loaded`
    case 'ready':
      return `was due (${conditionOf(host, registry)}) and is mounted`
    case 'error':
      return fault ? faultLines(fault, Object.keys(registry), host.localName).join('; ') : 'has failed'
  }
}

function stateOf(host: HTMLElement, { markers }: Surroundings): MarkerReport['state'] {
  const marker = markers.get(host)
  if (!marker) return 'unknown'
  if (!marker.kind) return 'unmounted'
  const { widgetState = 'waiting' } = host.dataset
  // Rendered by a server, it may be due or not.
  if (widgetState === 'rendered') return marker.mounted ? 'loading' : 'waiting'
  return widgetState
}

/** The report on one marker of the page. */
export function examineMarker(host: HTMLElement, surroundings: Surroundings): MarkerReport {
  const { times, files } = surroundings
  const { widget = '' } = host.dataset
  const state = stateOf(host, surroundings)
  const own = times.get(host) ?? {}
  const { dueAt, loading } = own
  const bytes = files.filter((file) => isFileOf(widget, file)).reduce((sum, file) => sum + file.bytes, 0)
  const slowest =
    dueAt !== undefined && loading !== undefined ? slowestFile(files, dueAt - 1, dueAt + loading) : undefined
  return {
    element: host,
    widget,
    state,
    load: conditionOf(host, surroundings.registry),
    why: whyOf(host, state, surroundings),
    problems: problemsOf(host, surroundings),
    ...own,
    ...(bytes > 0 && { bytes }),
    ...(slowest && { slowest }),
  }
}

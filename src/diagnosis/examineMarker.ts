import { isCondition } from '../loader/condition.ts'
import { ignoredOptions } from '../loader/ignoredOptions.ts'
import type { Registry } from '../loader/registry.ts'
import type { TrackedMarker } from '../loader/trackedMarker.types.ts'
import type { DoctorProblem, FileReport, MarkerReport } from './doctor.types.ts'
import { explainWait } from './explainWait.ts'
import { faultLines } from './faultLines.ts'
import { faultProblems } from './faultProblems.ts'
import { keptFault } from './keptFault.ts'
import { isFileOf, slowestFile } from './libraryFiles.ts'
import type { MarkerTimes } from './markerTimes.ts'
import { hasPlace, noFallback, noReservedHeight } from './placeProblems.ts'
import { wrongChoices } from './wrongChoices.ts'

export interface Surroundings {
  registry: Registry
  markers: ReadonlyMap<HTMLElement, TrackedMarker>
  times: ReadonlyMap<HTMLElement, MarkerTimes>
  files: readonly FileReport[]
}

/** When a marker is due. The loader takes its widget's own condition for one that is none. */
function conditionOf({ dataset }: HTMLElement, registry: Registry) {
  const { load = '', widget = '' } = dataset
  return isCondition(load) ? load : (registry[widget]?.load ?? 'none')
}

/** Whether anything of the page is in the marker: not the JSON block, and nothing of ours. */
const hasFallback = (host: HTMLElement) =>
  [...host.childNodes].some((node) =>
    node instanceof Element
      ? !node.matches('script, style, template, [data-quiosc-part]')
      : node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )

/** By the marker or by what is right around it. Once the library has released the height, nothing is reserved any more. */
const isReserved = (host: HTMLElement) =>
  'widgetSpace' in host.dataset ||
  [host, host.parentElement].some(
    (element) => element && element !== document.body && Number.parseFloat(getComputedStyle(element).minHeight) > 0,
  )

function problemsOf(host: HTMLElement, { registry }: Surroundings): DoctorProblem[] {
  const { widget = '' } = host.dataset
  const fault = keptFault(host) ?? { kind: 'options', issues: ignoredOptions(host) }
  const found = [fault, ...wrongChoices(host.dataset)].flatMap((each) =>
    faultProblems(each, Object.keys(registry), host.localName),
  )
  // A panel is the library's own marker.
  if (!registry[widget]?.load || 'panel' in host.dataset || !hasPlace(widget)) return found
  if (!hasFallback(host)) found.push(noFallback)
  if (conditionOf(host, registry) === 'eager' && !isReserved(host)) found.push(noReservedHeight(widget))
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
  // Only the library writes the attribute.
  return (host.dataset.widgetState as MarkerReport['state'] | undefined) ?? 'waiting'
}

/** All that can be told about one marker of the page. */
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
    why: whyOf(host, state, surroundings),
    problems: problemsOf(host, surroundings),
    ...own,
    ...(bytes > 0 && { bytes }),
    ...(slowest && { slowest }),
  }
}

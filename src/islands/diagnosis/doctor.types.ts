import type { Condition } from '../loader/condition.ts'
import type { MarkerState } from '../loader/marker.ts'
import type { ProblemId } from './problems.ts'

/** The answer of `quiosc.doctor()` about the page that it is called on. All times are in milliseconds, those of a moment since the page was requested. */
export interface DoctorReport {
  /** Of the library. */
  version: string
  /** The faults of the page itself: its configuration, its script. */
  problems: DoctorProblem[]
  /** In the order of the page. */
  markers: MarkerReport[]
  /** The files that the library has loaded on this page, whatever its widgets; empty where its files have other names, in one file or in another bundle. */
  files: FileReport[]
}

/** The same as a finding of `npx quiosc check`: docs/doctor.md lists them. */
export interface DoctorProblem {
  id: ProblemId
  message: string
}

export interface MarkerReport {
  element: HTMLElement
  /** As the template has written it. */
  widget: string
  /** `unmounted`: by a script, until it mounts the marker again. `unknown`: the library has not seen the marker. */
  state: Exclude<MarkerState, 'rendered'> | 'unmounted' | 'unknown'
  /** When its widget is loaded: by the marker's `data-load`, else the widget's own. */
  load: Condition
  /** Why it is mounted or not, in one sentence. */
  why: string
  problems: DoctorProblem[]
  /** When it was due; absent while it waits. */
  dueAt?: number
  /** How long its code, its texts and the runtime took to load. */
  loading?: number
  /** From its code to its first view, with up to 150 ms of waiting for data. */
  mounting?: number
  /** The compressed size of its own files; absent where a server or a bundler hides it. */
  bytes?: number
  /** The file that took longest of those that it waited for. */
  slowest?: FileReport
}

export interface FileReport {
  /** `comments-3k9x0a.js` */
  name: string
  requestedAt: number
  duration: number
  /** Compressed; 0 where another host's server hides it. */
  bytes: number
}

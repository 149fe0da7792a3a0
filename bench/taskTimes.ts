export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In microseconds: when it began, how long it took, and CPU time of the thread. */
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { isOutermostMainFrame?: boolean; url?: string } }
}

/** Milliseconds of processor time, from the page's `load` on. */
export interface TaskTimes {
  /** Scripts of one task, with the layouts that they force, as the Long Animation Frames API attributes them to a page's files. */
  longestScript: number
  /** A whole task, whoever has caused it, with the browser's own layout and painting; without the collection of garbage. */
  longestTask: number
}

/** Whether the browser begins to run a script here. Scripts of the measurement itself have no file of the page. */
const isScript = ({ name, args }: TraceEvent) =>
  name === 'EvaluateScript' ||
  name === 'v8.evaluateModule' ||
  name === 'RunMicrotasks' ||
  (name === 'FunctionCall' && args?.data?.url?.startsWith('http'))

const isCollection = ({ name }: TraceEvent) => name === 'MajorGC' || name === 'MinorGC'

const isInside = (event: TraceEvent, { ts, dur = 0 }: TraceEvent) => event.ts >= ts && event.ts < ts + dur

/** Of events that may be inside each other: each moment once, in milliseconds. */
function total(events: readonly TraceEvent[]): number {
  let last: TraceEvent | undefined
  let sum = 0
  for (const event of [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (last && isInside(event, last)) continue
    last = event
    sum += event.tdur ?? 0
  }
  return sum / 1000
}

/** The longest tasks of the page's main thread since its `load`; NaN for a trace without any, where the measurement has failed. */
export function taskTimes(events: readonly TraceEvent[]): TaskTimes {
  const load = events.find(({ name, args }) => name === 'MarkLoad' && args?.data?.isOutermostMainFrame !== false)
  const later = load ? events.filter(({ pid, tid, ts }) => pid === load.pid && tid === load.tid && ts > load.ts) : []
  const tasks = later.filter(({ name }) => name.endsWith('RunTask'))
  const scripts = later.filter(isScript)
  const collections = later.filter(isCollection)
  const longest = (measure: (task: TraceEvent) => number) =>
    tasks.length > 0 ? Math.max(...tasks.map(measure)) : Number.NaN
  return {
    longestScript: longest((task) => total(scripts.filter((script) => isInside(script, task)))),
    longestTask: longest(
      (task) => total([task]) - total(collections.filter((collection) => isInside(collection, task))),
    ),
  }
}

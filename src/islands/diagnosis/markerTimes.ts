import type { TrackedMarker } from '../loader/trackedMarker.types.ts'

export interface MarkerTimes {
  dueAt?: number
  loading?: number
  mounting?: number
}

const measuresOf = (widget: string, part: 'load' | 'mount') =>
  performance.getEntriesByName(`quiosc:${widget}:${part}`, 'measure')

/**
 * The times of markers by the library's User Timing: `quiosc:poll:load` begins when a poll is due, `quiosc:poll:mount` where that ends. Measures name the
 * widget and not the marker: that they begin together tells which belongs to which, and where several were due at once, their order.
 */
export function markerTimes(markers: ReadonlyMap<HTMLElement, TrackedMarker>): ReadonlyMap<HTMLElement, MarkerTimes> {
  const times = new Map<HTMLElement, MarkerTimes>()
  const taken = new Set<PerformanceEntry>()
  const take = (entries: readonly PerformanceEntry[], isWanted: (entry: PerformanceEntry) => boolean) => {
    const found = entries.find((entry) => !taken.has(entry) && isWanted(entry))
    if (found) taken.add(found)
    return found
  }
  for (const [host, { start }] of markers) {
    if (start === undefined) continue
    const { widget = '' } = host.dataset
    const load = take(measuresOf(widget, 'load'), ({ startTime }) => Math.abs(startTime - start) < 0.01)
    const end = load && load.startTime + load.duration
    const mount =
      end === undefined
        ? undefined
        : take(measuresOf(widget, 'mount'), ({ startTime }) => Math.abs(startTime - end) < 0.01)
    times.set(host, {
      dueAt: Math.round(start),
      ...(load && { loading: Math.round(load.duration) }),
      ...(mount && { mounting: Math.round(mount.duration) }),
    })
  }
  return times
}

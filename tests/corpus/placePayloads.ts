import { type Payload, payloads, textOf } from './payloads.ts'
import { accepts, type Filling, fill, type Shape, sampleOf } from './shapes.ts'
import type { SinkKind } from './sinks.ts'

/** Puts payloads into places, the next one each time, and keeps which have been where. */
export interface Placer {
  /** The next payload of a place, as text. */
  text(kind: SinkKind, name: string, path?: string): string
  /** A value of the shape, with the next payload in each field that takes it; in the others what they take. */
  value(kind: SinkKind, name: string, shape: Shape, options?: PlacingOptions): unknown
  /** The ids of the payloads that have been in each place. */
  places: ReadonlyMap<string, { kind: SinkKind; placed: ReadonlySet<string> }>
}

export interface PlacingOptions {
  /** Payloads also where the schema refuses them. */
  raw?: boolean
  /** Fields that keep a fixed value, by path. */
  pinned?: Readonly<Record<string, unknown>>
  /** How many items a list has; fewer in a list within one. */
  items?: number
}

/** @param start The number of the payload that the first place begins with; each other begins with another. @param given For tests. */
export function createPlacer(start = 0, given: readonly Payload[] = payloads): Placer {
  const places = new Map<string, { kind: SinkKind; placed: Set<string> }>()
  const turns = new Map<string, number>()
  /** The number of a subject's next shape, where it has several: each in its turn. */
  const fillings = new Map<string, number>()

  /** The next payload of a sink that is allowed, of those that it has not had for longest. */
  const next = (
    kind: SinkKind,
    name: string,
    path: string,
    allowed: (payload: Payload) => boolean,
  ): Payload | undefined => {
    const sink = [kind, name, path].join(' ').trim()
    const first = turns.get(sink) ?? start + turns.size * 37
    for (let step = 0; step < given.length; step++) {
      const payload = given[(first + step) % given.length]
      if (!payload || !allowed(payload)) continue
      turns.set(sink, first + step + 1)
      const place = places.get(sink) ?? { kind, placed: new Set() }
      places.set(sink, place)
      place.placed.add(payload.id)
      return payload
    }
    return undefined
  }

  return {
    places,
    text(kind, name, path = '') {
      const payload = next(kind, name, path, () => true)
      return payload ? textOf(payload) : ''
    },
    value(kind, name, shape, { raw = false, pinned = {}, items = 3 } = {}) {
      const turn = [kind, name].join(' ')
      const choice = fillings.get(turn) ?? start
      fillings.set(turn, choice + 1)
      const filling: Filling = {
        choice,
        items: (depth) => (depth === 0 ? items : 2),
        field(path, schema) {
          if (path in pinned) return pinned[path]
          const payload = next(kind, name, path, ({ value }) => raw || accepts(schema, value))
          return payload ? payload.value : sampleOf(schema)
        },
      }
      return fill(shape, filling)
    },
  }
}

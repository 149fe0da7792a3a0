import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { listen } from '#lib/listen.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { check } from '#lib/schema/parseJson.ts'
import type { Issue } from '#lib/schema/reading.ts'
import type { IslandEvents } from './IslandEvents.ts'

export interface Subscription {
  /** Ends it. */
  signal: AbortSignal
  /** Called with what is wrong with a detail, or with a part of it that was left out. */
  report?: (error: ValueError) => void
}

/**
 * Follows an event of the islands. Any script of the page may dispatch one, so its detail is read by `schema`; one that does not fit is ignored.
 *
 * @param on The document, to which the events of all markers bubble, or a marker.
 * @param schema Of the event's detail: one that could not read what islands send is a type error.
 * @param listener Called with the detail; by `event.preventDefault()` the sender learns that it is handled here.
 */
export function subscribe<Name extends keyof IslandEvents, Schema extends GenericSchema>(
  on: EventTarget,
  name: Name,
  schema: IslandEvents[Name] extends InferInput<Schema> ? Schema : never,
  listener: (detail: InferOutput<Schema>, event: Event) => void,
  subscription: Subscription,
): void {
  const onEvent = (event: Event) => {
    const ignore = (issue: Issue) => subscription.report?.(new ValueError(`The event ${name} was ignored`, issue))
    // `as`, because an event of another kind has no detail, which no schema accepts.
    const detail = check((event as CustomEvent<unknown>).detail, schema, ignore)
    if (detail.ok) listener(detail.value, event)
    else ignore(detail.failure)
  }
  listen(on, name, onEvent, { signal: subscription.signal })
}

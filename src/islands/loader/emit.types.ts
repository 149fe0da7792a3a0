import type { IslandEvents } from '#page/bus/IslandEvents.ts'

/**
 * The details of markers' events, by their names without `quiosc:`. They are declared once, in `widgets/events.ts`, as a page's own listeners see them.
 * Those that other islands listen to are sent by `publish` alone.
 */
export type EventDetails = {
  [Name in Exclude<keyof HTMLElementEventMap, keyof IslandEvents> as Name extends `quiosc:${infer Short}`
    ? Short
    : never]: HTMLElementEventMap[Name] extends CustomEvent<infer Detail> ? Detail : never
}

/** Dispatches `quiosc:<name>` on the marker, bubbling and composed (contract §3). */
export type Emit = <Name extends keyof EventDetails>(name: Name, detail: EventDetails[Name]) => void

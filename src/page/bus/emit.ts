import type { IslandEvents } from './IslandEvents.ts'

/**
 * The details of the events that are for the page alone. They are declared once, in `widgets/events.ts`, as a page's own listeners see them. Those that other
 * islands listen to are sent by `publish` alone.
 */
type PageEvents = {
  [Name in Extract<
    Exclude<keyof HTMLElementEventMap, keyof IslandEvents>,
    `quiosc:${string}`
  >]: HTMLElementEventMap[Name]['detail']
}

/** Tells the page, by an event that bubbles from `from` and is composed (contract §3). */
export function emit<Name extends keyof PageEvents>(from: EventTarget, name: Name, detail: PageEvents[Name]): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}

/** {@link emit} from an island's own marker. */
export type Emit = <Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]) => void

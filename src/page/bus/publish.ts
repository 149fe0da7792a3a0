import type { IslandEvents } from './IslandEvents.ts'

/**
 * Tells the page's islands, and the page, by an event that bubbles from `from` to the document and is composed (contract §3).
 *
 * @returns Whether somebody has taken it over, by `preventDefault()`.
 */
export const publish = <Name extends keyof IslandEvents>(
  from: EventTarget,
  name: Name,
  detail: IslandEvents[Name],
): boolean => !from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }))

/** {@link publish} from an island's own marker. */
export type Publish = <Name extends keyof IslandEvents>(name: Name, detail: IslandEvents[Name]) => boolean

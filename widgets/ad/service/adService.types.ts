import type { AdSize } from '../sizes/slotSizes.ts'

/** The interface that we ask of an ad service's script: it sets `window.googletag`, with as much of the interface of Google's publisher tags as is here. */
export interface AdService {
  /** Runs a command, once the service is ready. */
  cmd: { push(command: () => void): unknown }
  /** @returns Null for an element that has a slot already. */
  defineSlot(path: string, sizes: readonly AdSize[], elementId: string): AdSlot | null
  pubads(): {
    /** Called when a slot has been answered. */
    addEventListener(event: 'slotRenderEnded', listener: (rendered: RenderedSlot) => void): unknown
    /** Whether the page has its ads fetched by `refresh` alone. Missing from what only looks like the service. */
    isInitialLoadDisabled?(): unknown
    /** Fetches the ads of slots, and renders them. */
    refresh?(slots: readonly AdSlot[]): unknown
  }
  enableServices(): unknown
  /** Asks for an ad, and renders it into the element; where the page has the first load disabled, only says where. */
  display(elementId: string): unknown
  destroySlots(slots: readonly AdSlot[]): unknown
}

export interface AdSlot {
  addService(service: unknown): unknown
}

export interface RenderedSlot {
  slot: AdSlot
  isEmpty: boolean
  /** In CSS pixels; a text for one that takes what it gets. */
  size?: readonly number[] | string | null
}

declare global {
  interface Window {
    /** The ad service's script sets it: anything, until it is looked at. */
    googletag?: unknown
  }
}

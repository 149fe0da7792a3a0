import type { Fault } from '../loader/fault.types.ts'

/** On the marker's element itself, as a module keeps no state. */
const KEY = Symbol.for('quiosc.fault')

/** Remembers why a marker has failed, for the doctor. */
export const keepFault = (host: HTMLElement, fault: Fault): void => void Reflect.set(host, KEY, fault)

/** Why a marker's state is `error`. */
export const keptFault = (host: HTMLElement): Fault | undefined =>
  // Only keepFault writes under this key.
  host.dataset.widgetState === 'error' ? (Reflect.get(host, KEY) as Fault | undefined) : undefined

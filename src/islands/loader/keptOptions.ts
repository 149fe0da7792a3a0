import type { GenericSchema } from 'valibot'
import type { OptionIssue } from './fault.types.ts'

/** The facts about a marker's options once its widget has read them. */
export interface KeptOptions {
  schema: GenericSchema
  /** Those of its attributes and of its JSON block together. */
  given: Record<string, unknown>
  /** The ones that are wrong although the widget can do without. */
  ignored: readonly OptionIssue[]
}

/** On the marker's element itself, as a module keeps no state. */
const KEY = Symbol.for('quiosc.options')

/** Remembers what a widget has read of its marker, for the doctor. */
export const keepOptions = (host: HTMLElement, options: KeptOptions): void => void Reflect.set(host, KEY, options)

/** The options that a widget has read of its marker; undefined for a marker that has not been due. */
export const keptOptions = (host: HTMLElement): KeptOptions | undefined =>
  // Only keepOptions writes under this key.
  Reflect.get(host, KEY) as KeptOptions | undefined

import type { OptionIssue } from './fault.types.ts'

/** On the marker's element itself, as a module keeps no state. */
const KEY = Symbol.for('quiosc.ignored')

/** Remembers which of a marker's options are wrong although its widget can do without, for the doctor. */
export const keepIgnored = (host: HTMLElement, options: readonly OptionIssue[]): void =>
  void Reflect.set(host, KEY, options)

/** The options of a marker that are wrong although its widget can do without. */
export const ignoredOptions = (host: HTMLElement): readonly OptionIssue[] =>
  // Only keepIgnored writes under this key.
  (Reflect.get(host, KEY) as readonly OptionIssue[] | undefined) ?? []

import type { BaseIssue, Config } from 'valibot'
import { getDotPath } from 'valibot'

/** A field whose value was dropped, by its own name: the schema of a field does not know what it is a field of. */
export interface DroppedField {
  readonly name: string
  readonly issue: BaseIssue<unknown>
}

/** Called with one line for each invalid part of a value that was dropped while the rest was kept, and with the field if it was one. */
export type OnDropped = (problem: string, field?: DroppedField) => void

/** valibot passes the configuration down unchanged, so that a lenient part finds the callback at any depth. */
export interface DroppedConfig extends Config<BaseIssue<unknown>> {
  readonly onDropped?: OnDropped | undefined
}

/** @param config What valibot passes to a part of a schema: a {@link DroppedConfig} where `check` has begun the parse. */
export function onDroppedOf(config: object | undefined): OnDropped | undefined {
  // Valibot's own type of it knows only valibot's keys.
  return (config as DroppedConfig | undefined)?.onDropped
}

/** The first problem of a part, with its path. */
export function problemAt(parent: string, [issue]: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]]): string {
  const path = getDotPath(issue)
  return `${path ? `${parent}.${path}` : parent}: ${issue.message}`
}

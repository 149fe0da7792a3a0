import type { BaseIssue, Config } from 'valibot'
import { getDotPath } from 'valibot'

/** Told, in one line, of each part of a value that was broken and is left out while the rest stands. */
export type OnDropped = (problem: string) => void

/** The parts of a schema hand their configuration down unchanged: so a lenient part, however deep, finds whom to tell. */
export interface DroppedConfig extends Config<BaseIssue<unknown>> {
  readonly onDropped?: OnDropped | undefined
}

/** @param config What valibot hands to a part of a schema: a {@link DroppedConfig} where `check` has begun the parse. */
export function onDroppedOf(config: object | undefined): OnDropped | undefined {
  // Valibot's own type of it knows only valibot's keys.
  return (config as DroppedConfig | undefined)?.onDropped
}

/** The first problem of a part, with its path. */
export function problemAt(parent: string, [issue]: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]]): string {
  const path = getDotPath(issue)
  return `${path ? `${parent}.${path}` : parent}: ${issue.message}`
}

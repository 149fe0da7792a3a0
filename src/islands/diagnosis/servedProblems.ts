import { servedNames } from '#lib/site/servedNames.ts'
import type { MarkerProblem } from './faultProblems.ts'

/** Whether a server renders a widget. */
export const isServed = (widget: string): boolean => servedNames.some((name) => name === widget)

/** A style sheet of what a server renders: `…/sheets/poll-0a1b2c3d4e.css`. */
export const isServedSheet = (address: string): boolean => /\/sheets\/[\w-]+-\w+\.css(?:[?#]|$)/.test(address)

export const unfilledMarker = (widget: string): MarkerProblem => ({
  id: 'unfilled-marker',
  message: `a server has rendered markers of this page, but not this ${widget}: its data was late, failed or malformed, or its options were not enough (the server’s onReport says which)`,
})

/** Why browsers do not take an answer of this type as a style sheet; undefined where they do, as where it has none. */
export const typeProblem = (type: string): string | undefined =>
  type === '' || /^\s*text\/css\s*(?:;|$)/i.test(type)
    ? undefined
    : `is served as ${type}: browsers apply it only as text/css`

/** @param problem Why: `answers 404`. */
export const missingSheet = (address: string, problem: string): MarkerProblem => ({
  id: 'missing-sheet',
  message: `${address} ${problem}: what a server has rendered is without style until its widgets are there`,
})

/** In seconds. No cache has to show a rendered page for longer, not even while its server is down (docs/serving.md). */
export const OLD_PAGE = 24 * 60 * 60

/** @param age How long caches have kept the page, in seconds. */
export const oldPage = (age: number): MarkerProblem => ({
  id: 'old-page',
  message: `caches have kept the page for ${Math.floor(age / 3600)} hours: what a server has rendered in it is as old`,
})

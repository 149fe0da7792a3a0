import type { WidgetName } from '#lib/site/WidgetName.ts'
import type { MarkerProblem } from './faultProblems.ts'

/** Widgets whose marker shows nothing in its place, or may: a paywall has nothing to say to readers with access, nor an alert to those who closed it. Nobody misses an ad. */
const withoutPlace: readonly string[] = [
  'page-shell',
  'ad',
  'alert',
  'profile',
  'login-prompt',
  'paywall',
] satisfies readonly WidgetName[]

/** Whether a widget stands in the page, so that readers miss something while it is not there. */
export const hasPlace = (widget: string): boolean => !withoutPlace.includes(widget)

export const noFallback: MarkerProblem = {
  id: 'no-fallback',
  message: 'the marker has no fallback: readers see nothing until the widget is there, or if it never is',
}

/** @param heights The heights that the widget needs, where they are known. */
export const noReservedHeight = (widget: string, heights?: string): MarkerProblem => ({
  id: 'no-reserved-height',
  message: `no height is reserved for ${widget}, which comes at once${heights ? `: it needs ${heights}` : ''}`,
})

import type { WidgetState } from '#islands/island/widgetState.ts'

/** @throws When the widget has no such state. */
export function stateOf(widget: string, states: Record<string, WidgetState>, name: string): WidgetState {
  const state = states[name]
  if (!state) throw new Error(`${widget} has no state “${name}”.`)
  return state
}

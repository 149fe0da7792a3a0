import type { StateObstacle } from '#stage/reachState.ts'

/** Why a state cannot be shown on this page. */
export type Obstacle =
  /** The page has no such marker: as many as are present of its widget, and the wanted one is counted from 0. */
  | { kind: 'marker'; widget: string; wanted: number; present: number }
  /** The state belongs to a page with another address. */
  | { kind: 'address'; path: string }
  | StateObstacle

/** Whether the page shows the chosen state, its own markers, or neither. */
export type Shown =
  | { status: 'working' }
  /** The page's own markers, without a state of the catalogue. */
  | { status: 'page' }
  | { status: 'shown' }
  | { status: 'impossible'; obstacle: Obstacle }

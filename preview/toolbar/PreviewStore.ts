import type { StoreApi } from 'zustand/vanilla'
import type { MarkerReport } from '#islands/diagnosis/doctor.types.ts'
import type { Choice } from '../choice/Choice.ts'
import type { ServerPart } from '../stage/findServerParts.ts'
import type { Shown } from '../stage/Shown.ts'

export interface PreviewState {
  choice: Choice
  shown: Shown
  /** Parts of the address that say nothing known. */
  unknown: readonly string[]
  /** The page's own markers, as the doctor sees them; none while the options are closed. */
  markers: readonly MarkerReport[]
  /** The parts that the page's server has made for another reader than the chosen one. */
  serverParts: readonly ServerPart[]
  /** Whether what was chosen to fail has failed. */
  hasFailed: boolean
  /** Whether a link of the page before has led here; until something is chosen. */
  hasFollowed: boolean
  isOpen: boolean
}

/** The fields that an editor changes; undefined takes a field back. */
export type ChoiceChange = { [Field in keyof Choice]?: Choice[Field] | undefined }

export interface PreviewStore extends Pick<StoreApi<PreviewState>, 'getState' | 'getInitialState' | 'subscribe'> {
  change(change: ChoiceChange): void
  /** Starts the page anew with this choice and nothing else. */
  show(choice: Choice, unknown?: readonly string[]): Promise<Shown>
  setOpen(isOpen: boolean): void
}

import type { WidgetState } from '#islands/island/widgetState.ts'
import type { StageLibrary } from './startLibrary.ts'
import { takeStep } from './steps.ts'
import type { TextInSteps } from './textInSteps.ts'
import { waitUntil } from './waitUntil.ts'

/** Why a state is not reached. */
export type StateObstacle =
  /** The marker was not mounted; the sentence is the library's. */
  | { kind: 'mounting'; why: string }
  /** With this reader, on this marker, a step towards the state is not possible. */
  | { kind: 'step'; why: string }

/** How long something is waited for, in milliseconds. */
export interface Patience {
  mounting: number
  /** For a part that a step needs. */
  step: number
  /** For what follows a step. */
  settling: number
}

export interface Journey {
  /** The marker; undefined while the page has none, and after a widget that has closed took it along. */
  host(): HTMLElement | undefined
  state: WidgetState
  library: Pick<StageLibrary, 'snackbarPending' | 'receive'>
  /** The texts that the state's steps name. */
  texts(): Promise<TextInSteps>
  /** How many answers of the backend are on their way. */
  pending(): number
  patience: Patience
  signal: AbortSignal
}

/** @throws While anything of the widget is on its way. */
function checkSettled({ host, state, library, pending }: Journey): void {
  const marker = host()
  const mounted = marker?.dataset.widgetState
  if (mounted !== 'ready' && mounted !== 'error')
    throw new Error(`${marker?.dataset.widget ?? 'the marker'}: ${mounted ?? 'not mounted'}`)
  if (library.snackbarPending()) throw new Error('a message is on its way')
  if (state.fault?.includes('timeout')) return
  if (pending() > 0) throw new Error('a request is on its way')
  if ([marker, marker?.shadowRoot].some(isLoading)) throw new Error('something is loading')
  if (marker?.querySelector(UNREADY)) throw new Error('a widget within it is not ready')
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Waits until a marker is mounted and takes the reader's steps to a state.
 *
 * @returns The obstacle, in words; undefined when the state is there.
 * @throws When the signal is aborted.
 */
export async function reachState(journey: Journey): Promise<StateObstacle | undefined> {
  const { host, state, library, patience, signal } = journey
  let widget: string | undefined
  const settle = (limit: number) =>
    waitUntil(
      () => {
        widget = host()?.dataset.widget ?? widget
        // An opened widget that its reader does not need closes at once, and takes its marker along.
        if (widget === undefined || host()) checkSettled(journey)
      },
      limit,
      signal,
    )
  try {
    await settle(patience.mounting)
  } catch (error) {
    signal.throwIfAborted()
    return { kind: 'mounting', why: sentence(error) }
  }
  if (!host()) return { kind: 'step', why: `${widget} closes for this reader` }
  for (const message of state.appMessages ?? []) library.receive(message)
  // A widget listens to the page from the task after its first frame on.
  await nextFrame()
  for (const { event, detail } of state.pageEvents ?? []) document.dispatchEvent(new CustomEvent(event, { detail }))
  const textOf = await journey.texts()
  try {
    for (const step of state.steps ?? []) {
      await waitUntil(() => takeStep(islandsOf(host()), step, textOf), patience.step, signal)
      await settle(patience.settling)
    }
    // Effects run after the frame that schedules them, so the page counts as settled after two unchanged frames.
    await nextFrame()
    await nextFrame()
    await settle(patience.settling)
  } catch (error) {
    signal.throwIfAborted()
    return { kind: 'step', why: sentence(error) }
  }
  return undefined
}

/** Parts that show that something is still loading. */
const BUSY = '.q-skeleton, .q-spinner, [aria-busy="true"], [data-partial]'

/** A screen behind another is paused with its skeletons, so only visible ones are awaited. */
const isLoading = (root: ParentNode | null | undefined): boolean =>
  [...(root?.querySelectorAll(BUSY) ?? [])].some((part) => part.checkVisibility())

/** A marker inside of a widget. */
const UNREADY = '[data-widget]:not([data-widget-state="ready"])'

/** The widget's parts, in its shadow root and in the light DOM. */
function islandsOf(host: HTMLElement | null | undefined): HTMLElement[] {
  const island = host?.shadowRoot?.querySelector<HTMLElement>('.island')
  if (!host || !island) throw new Error('The widget did not render anything.')
  return [island, ...host.querySelectorAll<HTMLElement>(':scope > [slot] > .island')]
}

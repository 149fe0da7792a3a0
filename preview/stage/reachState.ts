import { createFormatters } from '../../src/i18n/createFormatters.ts'
import { createPageIntl } from '../../src/i18n/createPageIntl.ts'
import type { WidgetState } from '../../src/island/widgetState.ts'
import type { Chunks } from '../../src/loader/chunks.ts'
import type { FormatSource, Language } from '../../src/site/config/config.ts'
import { islandsOf } from '../../stories/support/islandsOf.ts'
import { isLoading, UNREADY } from '../../stories/support/loadingParts.ts'
import { takeStep } from '../../stories/support/steps.ts'
import type { TextInSteps } from '../../stories/support/textInSteps.ts'
import { textInSteps } from '../../stories/support/textInSteps.ts'
import { textParts } from '../catalogue/catalogue.ts'
import type { Obstacle } from './Shown.ts'
import type { PreviewLibrary } from './startLibrary.ts'
import { waitUntil } from './waitUntil.ts'

/** In milliseconds: a slow phone on a slow network. */
const MOUNT_PATIENCE = 30_000
/** For what a page already has. */
const STEP_PATIENCE = 5_000
/** Another reader's widget may never offer the step, and an editor should not wait long to be told so. */
const OTHERS_STEP_PATIENCE = 1_000

export interface Journey {
  host: HTMLElement
  state: WidgetState
  /** Whether the state is shown to the reader that it is about. */
  isOwnReader: boolean
  lang: Language
  formats: FormatSource
  library: PreviewLibrary
  chunks: Chunks
  /** How many answers of the backend are on their way. */
  pending(): number
  signal: AbortSignal
}

/** The texts that a state's steps name: the widget's and those of all its parts. */
async function textsOf({ host, state, lang, formats, chunks }: Journey): Promise<TextInSteps> {
  if (!state.steps) return (id) => id
  const { widget = '' } = host.dataset
  const files = await Promise.all(
    [undefined, ...(textParts[widget] ?? [])].map((part) => chunks.loadTexts(widget, lang, part)),
  )
  const texts = Object.assign({}, ...files.map(({ messages }) => messages.texts))
  const intl = createPageIntl(lang, { texts }, () => undefined, { formatters: createFormatters(formats) })
  return textInSteps(intl, texts)
}

/** @throws While anything of the widget is on its way. */
function checkSettled({ host, state, library, pending }: Journey): void {
  // A panel that its reader does not need closes at once, and takes its marker along.
  if (!host.isConnected) return
  const mounted = host.dataset.widgetState
  if (mounted !== 'ready' && mounted !== 'error') throw new Error(`${host.dataset.widget}: ${mounted ?? 'not mounted'}`)
  if (library.snackbarPending()) throw new Error('a message is on its way')
  if (state.fault?.includes('timeout')) return
  if (pending() > 0) throw new Error('a request is on its way')
  if ([host, host.shadowRoot].some(isLoading)) throw new Error('something is loading')
  if (host.querySelector(UNREADY)) throw new Error('a widget within it is not ready')
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Takes the reader's steps to a state, on a marker that is being mounted.
 *
 * @returns What stands in the way; undefined when the state is there.
 * @throws When the signal is aborted.
 */
export async function reachState(journey: Journey): Promise<Obstacle | undefined> {
  const { host, state, isOwnReader, library, signal } = journey
  const settle = (patience: number) => waitUntil(() => checkSettled(journey), patience, signal)
  try {
    await settle(MOUNT_PATIENCE)
  } catch (error) {
    signal.throwIfAborted()
    return { kind: 'mounting', why: sentence(error) }
  }
  if (!host.isConnected) return { kind: 'step', why: `${host.dataset.widget} closes for this reader` }
  for (const message of state.appMessages ?? []) library.receive(message)
  // A widget listens to the page from the task after its first frame on.
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  for (const { event, detail } of state.pageEvents ?? []) document.dispatchEvent(new CustomEvent(event, { detail }))
  const textOf = await textsOf(journey)
  const stepPatience = isOwnReader ? STEP_PATIENCE : OTHERS_STEP_PATIENCE
  try {
    for (const step of state.steps ?? []) {
      await waitUntil(() => takeStep(islandsOf(host), step, textOf), stepPatience, signal)
      await settle(STEP_PATIENCE * 2)
    }
  } catch (error) {
    signal.throwIfAborted()
    return { kind: 'step', why: sentence(error) }
  }
  return undefined
}

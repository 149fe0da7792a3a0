import { examinePage } from '#islands/diagnosis/examinePage.ts'
import type { Chunks } from '#islands/loader/chunks.ts'
import type { Registry } from '#islands/loader/registry.ts'
import type { PageConfig } from '#islands/runtime/pageConfig.types.ts'
import { readPageConfig } from '#islands/runtime/readPageConfig.ts'
import { sessionCookie } from '#mocks/backend/sessionCookie.ts'
import { fillStorage } from '#stage/fillStorage.ts'
import { installAnsweringApp } from '#stage/installAnsweringApp.ts'
import { type Patience, reachState } from '#stage/reachState.ts'
import { type StageLibrary, startLibrary } from '#stage/startLibrary.ts'
import { stubDevice } from '#stage/stubDevice.ts'
import { type FoundState, findState } from '../catalogue/findState.ts'
import type { Choice } from '../choice/Choice.ts'
import type { PreviewAddresses } from '../choice/previewAddress.ts'
import { ownPersona, readerOf } from '../choice/readerOf.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { shiftClock } from '../sandbox/shiftClock.ts'
import { applyState } from './applyState.ts'
import type { CatalogueBackend } from './createCatalogueBackend.ts'
import { findMarker, markersOf } from './findMarker.ts'
import { loadStepTexts } from './loadStepTexts.ts'
import { placeOf } from './placeOf.ts'
import type { Obstacle, Shown } from './Shown.ts'
import { setBody } from './setBody.ts'

export interface StageOptions {
  /** The page's configuration block, null where there is none. */
  block: string | null
  addressOf: PreviewAddresses['addressOf']
  registry: Registry
  chunks: Chunks
  sandbox: Sandbox
  backend: CatalogueBackend
  /** Freezes what a library that has ended still waits for: a page that is left does nothing more. */
  leave(): void
  /** How many answers of the backend are on their way. */
  pending(): number
}

export interface Stage {
  /** Starts the page anew with a choice. Resolves when it shows it; a later call ends an earlier one, which then never resolves. */
  show(choice: Choice): Promise<Shown>
  /** Of the last call. */
  library(): StageLibrary | undefined
  /** Whether what the last call has chosen to fail has failed. */
  hasFailed(): boolean
}

/** A slow phone on a slow network; and what a page already has. */
const patience: Patience = { mounting: 30_000, step: 5_000, settling: 10_000 }

/** In milliseconds: another reader's widget may never offer the step, and an editor should not wait long to be told so. */
const OTHERS_STEP_PATIENCE = 1_000

/** German exists for the Balearic sites only (content-features §1). */
const settingsOf = ({ site, lang }: Choice): Partial<PageConfig> => ({
  ...(site && { site }),
  ...(lang && { lang }),
  ...(lang === 'de' && !site?.endsWith('balears') && { site: 'balears' }),
})

/** Shows states on the page's own markers, one choice after the other. */
export function createStage({
  block,
  registry,
  chunks,
  sandbox,
  backend,
  pending,
  leave,
  addressOf,
}: StageOptions): Stage {
  // The toolbar asks often, and would fill the console.
  const quiet: Chunks = { ...chunks, diagnose: async () => ({ ...(await chunks.diagnose()), doctor: examinePage }) }
  const here = window.location.href
  const homeState: unknown = window.history.state
  let end = () => {}
  const openedAt = Date.now()
  let started = 0
  let current: StageLibrary | undefined

  const open = (choice: Choice, found: FoundState | undefined, host: HTMLElement | undefined, place: string) => {
    const undo: (() => void)[] = []
    const state = found?.state
    const settings = settingsOf(choice)
    const { lang, formats } = readPageConfig(block, settings)
    // The readers' trials and gifts are counted from today, whatever day the page believes in.
    backend.set({ fault: choice.fault, language: lang, state })
    undo.push(shiftClock(choice.day))
    sandbox.clear()
    // Each library has a token of its own, by the second, so that the network knows whose call it is.
    const signedInAt = new Date(openedAt - ++started * 1000)
    // biome-ignore lint/suspicious/noDocumentCookie: the sandbox's cookie signs the reader in
    document.cookie = sessionCookie(readerOf(choice), signedInAt)
    if (state) fillStorage(state)
    undo.push(setBody(choice.channel ?? state?.channel, choice.theme))
    undo.push(installAnsweringApp({ answers: state?.appAnswers, send: (message) => current?.receive(message) }))
    window.history.replaceState(homeState, '', addressOf(choice, place))
    if (state && host) undo.push(applyState(host, state))
    const restoreDevice = stubDevice(state ?? { title: '', options: {} })
    undo.push(restoreDevice)
    const library = startLibrary({ block, registry, chunks: quiet, settings })
    current = library
    undo.unshift(library.stop)
    return { library, lang, formats, undo, restoreDevice }
  }

  return {
    library: () => current,
    hasFailed: backend.hasFailed,
    async show(choice) {
      end()
      const lifetime = new AbortController()
      const { signal } = lifetime
      end = () => lifetime.abort()
      // Answers that had already come are dealt with first.
      await new Promise((resolve) => setTimeout(resolve))
      if (signal.aborted) return new Promise<never>(() => {})
      const { shown } = choice
      const found = shown && findState(shown.id)
      const host = found && findMarker(found.entry.widget, shown.marker)
      const place = found?.state.path ? placeOf(found.state.path, here) : here
      const obstacle: Obstacle | undefined =
        found && !host
          ? {
              kind: 'marker',
              widget: found.entry.widget,
              wanted: shown.marker,
              present: markersOf(found.entry.widget).length,
            }
          : place === undefined
            ? { kind: 'address', path: found?.state.path ?? '' }
            : undefined
      const isPossible = !obstacle && place !== undefined
      const { library, lang, formats, undo, restoreDevice } = open(
        choice,
        isPossible ? found : undefined,
        host,
        place ?? here,
      )
      end = () => {
        lifetime.abort()
        for (const act of undo) act()
        leave()
      }
      if (obstacle || !found || !host) {
        restoreDevice()
        return obstacle ? { status: 'impossible', obstacle } : { status: 'page' }
      }
      host.scrollIntoView({ block: 'nearest' })
      try {
        const isOwnReader = !choice.persona || choice.persona === ownPersona(found)
        const { state } = found
        const met = await reachState({
          host: () => (host.isConnected ? host : undefined),
          state,
          library,
          texts: () => loadStepTexts(found.entry.widget, state, chunks, { lang, formats }),
          pending,
          patience: isOwnReader ? patience : { ...patience, step: OTHERS_STEP_PATIENCE },
          signal,
        })
        // The steps must not leave the page; an editor may.
        if (!state.device && !state.clipboardRefused) restoreDevice()
        return met ? { status: 'impossible', obstacle: met } : { status: 'shown' }
      } catch (error) {
        // A later choice has taken the page over.
        if (signal.aborted) return new Promise<never>(() => {})
        throw error
      }
    },
  }
}

import type { WidgetState } from '#islands/island/widgetState.ts'
import { readConfigBlock } from '#islands/loader/readConfigBlock.ts'
import { createFormatters } from '#kit/i18n/createFormatters.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import { keepNewest } from '#mocks/backend/comments/keepNewest.ts'
import { personaNames } from '#mocks/backend/personas.ts'
import { type MockWorker, startWorker } from '#mocks/browser.ts'
import { endAnimations, rootsOf } from '#stage/endAnimations.ts'
import { type Journey, reachState } from '#stage/reachState.ts'
import { startLibrary } from '#stage/startLibrary.ts'
import { textInSteps } from '#stage/textInSteps.ts'
import { CONDITION_MS } from '#testing/limits.ts'
import { registry } from '#widgets/registry.ts'
import { loadStepTexts } from './dictionary.ts'
import { preparePage, type ToolbarSettings } from './preparePage.ts'
import { setAnswers } from './setAnswers.ts'
import { storyChunks } from './storyChunks.ts'
import { watchRequests } from './watchRequests.ts'

/** A page with one marker on it, which is being brought into a state. */
export interface Stage {
  /** Resolves when the widget shows the state; rejects when it crashes, lacks a text, makes an unknown call, or a step is not possible. */
  reached: Promise<void>
  close(): void
}

/** One stage at a time, because a page has one mock worker. */
let worker: Promise<MockWorker> | undefined
let current: Stage | undefined

/** Ends the last stage, and the page's mock worker: for a test whose page goes to another one. */
export async function closeStages(): Promise<void> {
  current?.close()
  const started = await worker
  worker = undefined
  await started?.stop()
}

async function setBackend(
  { persona = 'subscriber', fault, answers, newestComments, options }: WidgetState,
  lang: ToolbarSettings['lang'],
): Promise<MockWorker> {
  const known = personaNames.find((name) => name === persona)
  if (!known) throw new Error(`Unknown persona “${persona}”.`)
  worker ??= startWorker()
  const started = await worker
  started.set({ persona: known, fault, language: lang })
  if (newestComments) keepNewest(started.backend.state, options.contentId ?? '', newestComments)
  setAnswers(started, answers)
  return started
}

/** Prepares the page, starts the library on it and takes the reader's steps. Ends the stage before it. */
export async function openStage(widget: string, state: WidgetState, settings: ToolbarSettings): Promise<Stage> {
  current?.close()
  const { lang, formats } = settings
  const restorePage = preparePage(state, settings, (message) => library.receive(message))
  const requests = watchRequests(await setBackend(state, lang))
  const dictionary = await loadStepTexts(widget, lang)
  const intl = createPageIntl(lang, dictionary, () => undefined, { formatters: createFormatters(formats) })
  const lifetime = new AbortController()
  // A story's page has been prepared right before, as if it had been parsed.
  const library = startLibrary({ block: readConfigBlock(), registry, chunks: storyChunks, settings: {} })

  const crashed = new Promise<never>((_, reject) => {
    const { signal } = lifetime
    const onError = ({ error, message }: ErrorEvent) => {
      // The browser's note that it tells the sizes that have changed meanwhile in the next frame, as a long list does now and then: nothing has been thrown.
      if (!error && message.startsWith('ResizeObserver loop')) return
      reject(error ?? new Error(message))
    }
    window.addEventListener('error', onError, { signal })
    window.addEventListener('unhandledrejection', ({ reason }) => reject(reason), { signal })
    const listen = (event: Event) => {
      // The library's own event: contract §3.
      const { kind, error } = (event as CustomEvent<{ kind: string; error?: unknown }>).detail
      // A wrong option is what its state shows; any other error is a bug.
      if (kind !== 'options') reject(error ?? new Error(`The marker is in state “error”: ${kind}.`))
    }
    document.addEventListener('quiosc:error', listen, { signal })
  })

  const journey: Journey = {
    host: () => document.querySelector<HTMLElement>('[data-widget]') ?? undefined,
    state,
    library,
    texts: async () => textInSteps(intl, dictionary.texts),
    pending: requests.pending,
    patience: { mounting: CONDITION_MS, step: CONDITION_MS, settling: CONDITION_MS },
    signal: lifetime.signal,
  }
  const reach = async () => {
    const obstacle = await reachState(journey)
    if (obstacle) throw new Error(obstacle.why)
    endAnimations(document)
    layOutWhole(document)
    if (requests.unknown.length > 0)
      throw new Error(`Requests that the mock backend does not handle: ${requests.unknown.join(', ')}.`)
    const missing = library.missingTexts()
    if (missing.length > 0) throw new Error(`The widget does not load all its texts: ${missing.join('\n')}`)
  }

  const reached = Promise.race([reach(), crashed])
  // The caller of `reached` handles the failure; without one, for a stage that was closed before, it is ignored.
  reached.catch(() => undefined)
  crashed.catch(() => undefined)
  const stage = {
    reached,
    close() {
      if (lifetime.signal.aborted) return
      lifetime.abort()
      requests.stop()
      library.stop()
      restorePage()
    },
  }
  current = stage
  return stage
}

/**
 * Has the browser lay out what it skips outside the viewport, as a reader sees it who scrolls there. In skipped rows axe would measure parts over one another, because each row has an
 * estimated height and its parts their real ones.
 */
function layOutWhole(pageDocument: Document): void {
  for (const root of rootsOf(pageDocument)) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  }
}

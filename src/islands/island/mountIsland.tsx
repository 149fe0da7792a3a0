import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { hasMarker } from '#kit/dom/hasMarker.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import baseCss from '#kit/styles/base.css?inline'
import { hideAddedProperties } from '#lib/hideAddedProperties.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { failed, type Result, success } from '#lib/result.ts'
import type { Language } from '#lib/site/config/config.ts'
import { emit } from '#page/bus/emit.ts'
import { publish } from '#page/bus/publish.ts'
import { fallbackShadow } from '../loader/fallbackShadow.ts'
import type { OptionIssue } from '../loader/fault.types.ts'
import { setState } from '../loader/marker.ts'
import type { FirstPress } from '../loader/onRendered.ts'
import { servedAnswer } from '../loader/servedAnswer.ts'
import type { Page } from '../runtime/page.types.ts'
import type { Island } from './defineIsland.ts'
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx'
import { IslandView } from './IslandView.tsx'
import { keepFieldKeys } from './keepFieldKeys.ts'
import { readHeading } from './readHeading.ts'
import { readOptions } from './readOptions.ts'
import { readServed } from './readServed.ts'
import { replay } from './replay.ts'
import { takeEarlyFields } from './takeEarlyFields.ts'
import { fallbackHasFocus, takeOverFocus } from './takeOverFocus.ts'
import { followTypedFields } from './typedFields.ts'

export interface MountOptions {
  page: Page
  lang: Language
  dictionary: Dictionary
  /** Loads the texts of a part of the widget: see `IslandContext.loadTexts`. */
  loadTexts(part: string): Promise<{ messages: Dictionary }>
  /** When the loader requested the widget, for its User Timing. */
  start: DOMHighResTimeStamp
  /** Returns the reader's interaction with the fallback, or with what a server has rendered: replayed on the widget once it is ready. */
  press?: (() => FirstPress | undefined) | undefined
  onCrash(error: unknown): void
}

export interface MountedIsland {
  /** Renders the widget with the marker's changed options into the same root. */
  update(): Result<void, readonly OptionIssue[]>
  unmount(): void
}

function Ready({ onCommit, onReady, children }: { onCommit(): void; onReady(): void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit])
  useEffect(onReady, [onReady])
  return children
}

/** Before a widget counts as crashed: a page that changes it more often would do so forever. */
const MAX_RESTARTS = 20

/** Milliseconds that the first render may wait for its data: too short for a reader to notice, long enough to read an answer that has already arrived. */
const MAX_FIRST_RENDER_DELAY = 150

/** Writes a time for `doctor()` into the browser's list. A script of the page that stands in for it may know of marks alone, and throw. */
function measure(name: string, times: PerformanceMeasureOptions): void {
  try {
    performance.measure(name, times)
  } catch {
    // Then there is no such time.
  }
}

/** Not `allSettled`, which an old library's promise in the place of the browser's lacks. */
const settledOrTimedOut = (awaited: readonly Promise<unknown>[]) =>
  Promise.race([
    Promise.all(awaited.map((one) => one.catch(() => undefined))),
    new Promise((resolve) => setTimeout(resolve, MAX_FIRST_RENDER_DELAY)),
  ])

/** Renders an island into the shadow root of its marker, in place of the slot that shows the fallback. */
export function mountIsland(
  island: Island,
  host: HTMLElement,
  { page, lang, dictionary, loadTexts, press, onCrash, start: requestedAt }: MountOptions,
): Result<MountedIsland, readonly OptionIssue[]> {
  const intl = createPageIntl(lang, dictionary, (error) => page.report(error, island.name), page)
  let lifetime = new AbortController()
  /** Counts how often the view is rendered from the start: a new number makes a new error boundary. */
  let version = 0
  let composed: ReactNode
  const awaited: Promise<unknown>[] = []
  const held: Promise<unknown>[] = []

  /** Restarts with the same stores. A reader goes on where they were. */
  let restarts = 0
  const handleCrash = (error: unknown) => {
    // Thrown when somebody else has changed what we have rendered: a translator replaces text by elements of its own. It may do so again.
    if (!(error instanceof DOMException) || restarts++ >= MAX_RESTARTS) return onCrash(error)
    version += 1
    root?.render(view())
  }

  /** Each composed view has its own signal: the requests of the previous one are aborted when the next starts. */
  const compose = (signal: AbortSignal): Result<void, readonly OptionIssue[]> => {
    const options = readOptions(host)
    if (!options.ok) return options
    const view = island.compose(options.value, {
      ...page,
      snackbars: { show: (message) => page.snackbars.show(message, island.name, lang) },
      host,
      intl,
      signal,
      close: page.hasOpened(host) ? () => host.remove() : undefined,
      inBrowser: (act) => act(),
      hasMarker: (...widgets) => hasMarker(ownDocument(), ...widgets),
      // Only for the first view: what a reader does from then on is newer.
      served: (path, schema) =>
        composed === undefined ? readServed(servedAnswer(host, path)?.textContent, schema) : undefined,
      loadTexts: async (part) => intl.add((await loadTexts(part)).messages),
      delayFirstRender: (until) => void awaited.push(until),
      holdFirstRender: (until) => void held.push(until.catch(() => undefined)),
      emit: (name, detail) => emit(host, name, detail),
      publish: (name, detail) => publish(host, name, detail),
    })
    if (view.ok) composed = view.value
    return view.ok ? success(undefined) : view
  }

  const view = () => (
    <IslandView
      host={host}
      linkBase={ownDocument().querySelector('base[href]') ? page.location : undefined}
      heading={readHeading(host)}
      intl={intl}
    >
      <IslandErrorBoundary key={version} onLeave={typed.keep} onCrash={handleCrash}>
        <Ready onCommit={onCommit} onReady={onReady}>
          {composed}
        </Ready>
      </IslandErrorBoundary>
    </IslandView>
  )

  const shadow = host.shadowRoot ?? fallbackShadow(host)
  const sheets = [baseCss, ...island.css]
  /** The view that a server has rendered, to be taken over. */
  const rendered = shadow.querySelector<HTMLElement>('.island')
  const container = rendered ?? ownDocument().createElement('div')
  container.className = 'island'
  container.lang = lang
  container.part.add('root')
  keepFieldKeys(container)
  // The widget replaces the fallback in one frame, and so does the state that the page's styles for the fallback go by. The container is not moved, because that would close a dialog in it.
  const onCommit = () => {
    const hadFocus = fallbackHasFocus(host, container)
    // In the same task as a server's sheet goes: each change of a root's sheets computes all of its styles anew.
    adoptStyles(shadow, sheets, 'first')
    for (const child of [...shadow.childNodes]) if (child !== container) child.remove()
    if (hadFocus) takeOverFocus(container)
    setState(host, 'ready')
  }
  const start = performance.now()
  measure(`quiosc:${island.name}:load`, { start: requestedAt, end: start })
  let isAnnounced = false
  const onReady = () => {
    if (isAnnounced) return
    isAnnounced = true
    measure(`quiosc:${island.name}:mount`, { start })
    giveEarlyFields?.()
    emit(host, 'quiosc:ready', { widget: island.name })
    // A script that waits for it may bring an old library.
    hideAddedProperties()
    const first = press?.()
    if (first) replay(first, host)
  }

  const first = compose(lifetime.signal)
  if (!first.ok) return first
  // The served answer is for the first mount alone: at another one it would be outdated.
  for (const block of host.querySelectorAll(':scope>script[data-quiosc-data]')) block.remove()
  const mounted = new AbortController()
  const typed = followTypedFields(host, mounted.signal)
  // The error boundary reports crashes inside it. A view that differs from what a server has rendered is rendered anew.
  const silent = { onCaughtError: () => undefined, onRecoverableError: () => undefined }
  let root: Root | undefined
  let giveEarlyFields: (() => void) | undefined
  const show = () => {
    if (lifetime.signal.aborted) return
    if (rendered) {
      for (const element of rendered.querySelectorAll<HTMLElement>('[data-quiosc-style]')) {
        element.style.cssText = element.dataset.quioscStyle ?? ''
        delete element.dataset.quioscStyle
      }
      giveEarlyFields = takeEarlyFields(rendered)
      root = hydrateRoot(container, view(), silent)
      return
    }
    // Only now that there is something to show: each sheet would cost the page a frame.
    adoptStyles(shadow, sheets)
    shadow.append(container)
    root = createRoot(container, silent)
    const render = () => root?.render(view())
    // Somebody has opened the widget and waits for it. Any other island lets the page react while it renders.
    if (page.hasOpened(host)) flushSync(render)
    else startTransition(render)
  }
  if (awaited.length > 0) held.push(settledOrTimedOut(awaited))
  if (held.length === 0) show()
  else void Promise.all(held).then(show)

  return success({
    update() {
      const next = new AbortController()
      const changed = compose(next.signal)
      if (!changed.ok) return failed(changed.failure)
      lifetime.abort()
      lifetime = next
      version += 1
      typed.keep(true)
      // A widget that is still waiting for its first frame then renders the new options.
      root?.render(view())
      return changed
    },
    unmount() {
      lifetime.abort()
      mounted.abort()
      root?.unmount()
      delete host.dataset.widgetSpace
      fallbackShadow(host)
    },
  })
}

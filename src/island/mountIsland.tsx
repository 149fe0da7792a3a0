import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createPageIntl } from '../i18n/createPageIntl.ts'
import type { Dictionary } from '../i18n/dictionary.ts'
import { IntlContext } from '../i18n/IntlContext.ts'
import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import type { Language } from '../site/config.ts'
import { adoptStyles } from '../styles/adoptStyles.ts'
import baseCss from '../styles/base.css?inline'
import type { Island } from './defineIsland.ts'
import { fallbackShadow } from './fallbackShadow.ts'
import type { OptionIssue } from './fault.types.ts'
import { HostContext } from './HostContext.ts'
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx'
import { emit, setState } from './marker.ts'
import { isPanel } from './openPanel.ts'
import type { Page } from './page.ts'
import { readOptions } from './readOptions.ts'
import { replay } from './replay.ts'

export interface MountOptions {
  page: Page
  lang: Language
  dictionary: Dictionary
  /** When the loader began to ask for the widget, for its User Timing. */
  start: DOMHighResTimeStamp
  /** What the reader did while the widget was a fallback; replayed on it. */
  event?: Event | undefined
  onCrash(error: unknown): void
}

export interface MountedIsland {
  /** The marker's options changed: the same root shows the widget for the new ones. */
  update(): Result<void, readonly OptionIssue[]>
  unmount(): void
}

function Ready({ onCommit, onReady, children }: { onCommit(): void; onReady(): void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit])
  useEffect(onReady, [onReady])
  return children
}

/** How long a first frame may wait for what it shows: less than a reader notices, more than an answer that has arrived needs. */
const HOLD_MS = 150

const soon = (held: readonly Promise<unknown>[]) =>
  Promise.race([Promise.allSettled(held), new Promise((resolve) => setTimeout(resolve, HOLD_MS))])

/** Renders an island into the shadow root of its marker, in place of the slot that shows the fallback. */
export function mountIsland(
  island: Island,
  host: HTMLElement,
  { page, lang, dictionary, event, onCrash, start: asked }: MountOptions,
): Result<MountedIsland, readonly OptionIssue[]> {
  const intl = createPageIntl(lang, dictionary, (error) => page.report(error, island.name))
  let life = new AbortController()
  let version = 0

  const held: Promise<unknown>[] = []

  /** Each view has a life of its own: what the last one asked for is aborted when the next one starts. */
  const compose = (signal: AbortSignal): Result<ReactNode, readonly OptionIssue[]> => {
    const options = readOptions(host)
    if (!options.ok) return options
    const view = island.compose(options.value, {
      ...page,
      host,
      intl,
      signal,
      close: isPanel(host) ? () => host.remove() : undefined,
      hold: (first) => void held.push(first),
      emit: (name, detail) => emit(host, name, detail),
    })
    if (!view.ok) return view
    return success(
      <HostContext value={host}>
        <IntlContext value={intl}>
          <IslandErrorBoundary key={version++} onCrash={onCrash}>
            <Ready onCommit={onCommit} onReady={onReady}>
              {view.value}
            </Ready>
          </IslandErrorBoundary>
        </IntlContext>
      </HostContext>,
    )
  }

  const shadow = fallbackShadow(host)
  const container = document.createElement('div')
  container.className = 'island'
  container.lang = lang
  container.part.add('root')
  // The same frame that shows the widget takes the fallback away. The container stays where it is: a dialog in it that was moved would be closed.
  const onCommit = () => {
    for (const child of [...shadow.childNodes]) if (child !== container) child.remove()
  }
  const start = performance.now()
  performance.measure(`quiosc:${island.name}:load`, { start: asked, end: start })
  const onReady = () => {
    if (host.dataset.widgetState === 'ready') return
    setState(host, 'ready')
    performance.measure(`quiosc:${island.name}:mount`, { start })
    emit(host, 'ready', { widget: island.name })
    if (event) replay(event, host)
  }

  const first = compose(life.signal)
  if (!first.ok) return first
  let view = first.value
  // What a crash inside the boundary throws is reported by it.
  const root = createRoot(container, { onCaughtError: () => undefined })
  // Not before there is something to show: each would cost the page a frame.
  const show = () => {
    if (life.signal.aborted) return
    adoptStyles(shadow, [baseCss, ...island.css])
    shadow.append(container)
    root.render(view)
  }
  if (held.length === 0) show()
  else void soon(held).then(show)

  return success({
    update() {
      const next = new AbortController()
      const changed = compose(next.signal)
      if (!changed.ok) return failed(changed.failure)
      life.abort()
      life = next
      view = changed.value
      // One that still waits for its first frame shows it then.
      if (container.parentNode) root.render(view)
      return success(undefined)
    },
    unmount() {
      life.abort()
      root.unmount()
      fallbackShadow(host)
    },
  })
}

import { ownDocument } from '#lib/ownDocument.ts'
import { parseBlock, readBasics } from '#lib/site/config/readBasics.ts'
import { TOKEN_NAME } from '#lib/site/limits.ts'
import type { WidgetName } from '#lib/site/WidgetName.ts'
import type { ErrorRecord } from '#page/api/errorList.ts'
import type { SessionState } from '#page/session/session.types.ts'
import type { PageConfig } from '../runtime/pageConfig.types.ts'
import type { Chunks } from './chunks.ts'
import { createLoader, type Runtime } from './createLoader.ts'
import { createPrefetch } from './createPrefetch.ts'
import { observePage } from './observePage.ts'
import type { Quiosc } from './quiosc.types.ts'
import { readConfigBlock } from './readConfigBlock.ts'
import { readToken } from './readToken.ts'
import type { Registry } from './registry.ts'

type Unsubscribe = () => void

export interface QuioscOptions {
  registry: Registry
  chunks: Chunks
  version: string
}

/** Starts the library on this page: finds markers, loads them when they are due, and follows changes of the page. */
export function startQuiosc(options: QuioscOptions): Omit<Quiosc, 'calls'> {
  // As in `createLoader`.
  const { registry, chunks, version } = options
  const settings: Partial<PageConfig> = {}
  /** Read once, when the page has been parsed: what is inserted later is not the publisher's word. */
  let block: string | null = null
  let served: { body?: HTMLElement; lang: string } = { lang: '' }
  /** As the page was served, or swapped by a script: a browser's translation changes it too, and not what the page is written in. */
  const htmlLang = () => {
    const { body, documentElement } = ownDocument()
    if (served.body !== body) served = { body, lang: documentElement.lang }
    return served.lang
  }
  const config = () => {
    // Spreading a value that is not an object adds no known setting.
    const given: Partial<PageConfig> = { ...(parseBlock(block) as object), ...settings }
    return {
      block,
      settings,
      previewKey: given.previewKey || 'quiosc-preview',
      ...readBasics(given, htmlLang()),
    }
  }
  const firstData = createPrefetch(() => config().apiBase, readToken)

  /** The page has been parsed. No request is sent before, because the configuration block sets where the token may go. */
  const parsed = new Promise<void>((resolve) => {
    const begin = () => {
      observePage(loader, document)
      // Moves the token from the address bar to storage, even if no widget is ever due.
      if (location.href.includes(TOKEN_NAME)) withRuntime(() => {})
      resolve()
    }
    // The diagnosis knows whether the page may be previewed, and begins where it may not.
    const start = () => {
      block = readConfigBlock()
      if (!location.href.includes(config().previewKey)) return begin()
      chunks.diagnose().then(({ preview }) => preview(registry, chunks, begin, block), begin)
    }
    // A classic script in the head runs while the page is still being parsed.
    if (ownDocument().readyState === 'loading') ownDocument().addEventListener('DOMContentLoaded', start)
    else queueMicrotask(start)
  })

  let running: Runtime | undefined
  let created: Promise<Runtime> | undefined
  let announce: (runtime: Runtime) => void
  const started = new Promise<Runtime>((resolve) => {
    announce = resolve
  })
  /** Loaded once per page; after a failure the next marker tries again. */
  const runtime = () => {
    created ??= Promise.all([chunks.runtime(), parsed]).then(
      ([{ createRuntime }]) => {
        running = createRuntime({ block, settings, prefetch: firstData, htmlLang })
        announce(running)
        return running
      },
      (error) => {
        created = undefined
        throw error
      },
    )
    return created
  }

  /** For calls from the page's scripts; a failed runtime has already been reported on the console. */
  const withRuntime = (act: (runtime: Runtime) => void) => void runtime().then(act, () => {})

  /** The members of the runtime that a page's script reads, before there is one too. */
  const readerOf = <Value>(
    of: (runtime: Runtime) => {
      get(): Value
      subscribe(listener: (value: Value) => void): Unsubscribe | Promise<Unsubscribe>
    },
    before: Value,
  ) => ({
    get: () => (running ? of(running).get() : before),
    subscribe(listener: (value: Value) => void) {
      const subscribed = started.then((runtime) => of(runtime).subscribe(listener))
      return () => void subscribed.then((stop) => stop())
    },
  })

  const loader = createLoader({ registry, chunks, config, prefetch: firstData, runtime, parsed })
  const open = (panel: string) => {
    // A panel of the profile is opened by the page's address: `profile.saved`.
    const [name = ''] = panel.split('.')
    const host = ownDocument().querySelector<HTMLElement>(`[data-widget="${name}"]`)
    if (registry[name]?.target === `#${name}`) location.hash = panel
    else host?.scrollIntoView()
    if (host) loader.calls.mount(host)
    // A page may name anything: a widget that there is not is reported, as in a marker.
    else withRuntime(({ page }) => page.open(name as WidgetName))
  }
  // Here, because a page may have nothing else of the profile (reader-account §2, "Profile area").
  ownDocument().addEventListener('quiosc:open-profile', ({ detail }) =>
    open(`profile${detail?.panel ? `.${detail.panel}` : ''}`),
  )
  return {
    ...loader.calls,
    configure: (changed) => void Object.assign(settings, changed),
    // Until the session is known there is no user.
    session: readerOf<SessionState>(({ session }) => session, { status: 'loading', user: undefined }),
    errors: readerOf<readonly ErrorRecord[]>(({ errors }) => errors, []),
    open,
    app: { receive: (message) => withRuntime(({ page }) => page.app.receive(message)) },
    version,
  }
}

import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { Language } from '#lib/site/config/config.ts'
import { toLanguage } from '#lib/site/config/toLanguage.ts'
import { writeConsole } from '#lib/writeConsole.ts'
import { emit } from '#page/bus/emit.ts'
import type { DoctorReport } from '../diagnosis/doctor.types.ts'
import type { createRuntime } from '../runtime/createRuntime.ts'
import type { MountedMarker } from '../runtime/mountMarker.ts'
import type { Chunks } from './chunks.ts'
import { type Condition, isCondition } from './condition.ts'
import type { Prefetch } from './createPrefetch.ts'
import { fallbackShadow } from './fallbackShadow.ts'
import type { Fault } from './fault.types.ts'
import { isOfOthers } from './isOfOthers.ts'
import { removeDeadParts } from './lightPart.ts'
import type { LoaderConfig } from './loaderConfig.types.ts'
import { setState } from './marker.ts'
import type { FirstPress } from './onRendered.ts'
import { prefetchPath, type Registry, type WidgetEntry } from './registry.ts'
import { retryInPlace } from './retryInPlace.ts'
import type { TrackedMarker } from './trackedMarker.types.ts'
import { whenDue } from './whenDue.ts'

export type Runtime = ReturnType<typeof createRuntime>

export interface LoaderOptions {
  registry: Registry
  chunks: Chunks
  /** Reads the current configuration, which a script may change. */
  config(): LoaderConfig
  prefetch: Prefetch
  /** The runtime, created once, when the first marker is due. */
  runtime(): Promise<Runtime>
  /** Settles when the page has been parsed; its configuration may be incomplete before. */
  parsed: Promise<void>
}

/** Placeholder for a loading widget, which reads its options when it mounts. */
const loading: MountedMarker = { unmount() {} }

/** Calls that the page's scripts may make too. */
export interface MarkerCalls {
  /** Tracks the new markers of the page or a part of it. */
  scan(root?: ParentNode): void
  /** Tracks one marker and loads it immediately, whatever its condition. */
  mount(host: HTMLElement): void
  /** Unmounts a marker and ignores its changes until it is mounted again or leaves the page. */
  unmount(host: HTMLElement): void
  /** Tells about every marker of the page, on the console and as data. */
  doctor(): Promise<DoctorReport>
}

export interface Loader {
  calls: MarkerCalls
  /** A marker's widget, language or condition may have changed. */
  change(host: HTMLElement): void
  /** Unmounts markers that are no longer on the page; those that were moved stay mounted. */
  sweep(): void
}

/** Whether the page's address points into the widget. */
const isTarget = ({ target }: WidgetEntry) => target && location.href.match(target)

/** How long a page that is being left may still run, in milliseconds. */
const LEAVING_MS = 1000

/** A change of this remounts the marker. */
const kindOf = ({ dataset }: HTMLElement) => `${dataset.widget} ${dataset.lang}`

/** Finds markers, waits until each is due, and requests all its chunks in parallel. */
export function createLoader(options: LoaderOptions): Loader {
  // Not in the parameter's place, where the minifier keeps the object: the loader has bytes to save.
  const { registry, chunks, config, prefetch: firstData, runtime, parsed } = options
  const markers = new Map<HTMLElement, TrackedMarker>()

  const fail = (host: HTMLElement, fault: Fault) => {
    setState(host, 'error')
    emit(host, 'quiosc:error', fault)
    Promise.all([chunks.diagnose(), parsed]).then(
      ([{ diagnose }]) => diagnose(host, fault, registry, config()),
      // Without any file something keeps them away: a policy, a filter, a deploy, or no network, of which `onLine` knows too little. A page that is being
      // left loses its imports too, and has ended before it is said.
      () =>
        setTimeout(
          writeConsole,
          LEAVING_MS,
          'error',
          '[quiosc]',
          host,
          'could not be loaded, nor could the report of why',
        ),
    )
  }

  /** The author is told of a condition or language that is none; the default counts in its place. */
  const warn = (host: HTMLElement, attribute: 'load' | 'lang', value: string) =>
    void chunks.diagnose().then(
      ({ diagnose }) => diagnose(host, { kind: 'choice', attribute, value }, registry, config()),
      // Without the report the widget works all the same.
      () => undefined,
    )

  const load = async (host: HTMLElement, marker: TrackedMarker, signal: AbortSignal, name: string, lang: Language) => {
    const start = performance.now()
    marker.start = start
    marker.mounted = loading
    setState(host, 'loading')
    const template = registry[name]?.prefetch
    const path = template && prefetchPath(template, host.dataset)
    // Without one of its options, or with one that is no id, the widget has no first request.
    if (path && !path.includes('{')) firstData.prefetch(path, host)
    try {
      const [shared, { island }, { messages }] = await Promise.all([
        runtime(),
        chunks.island(name),
        chunks.loadTexts(name, lang),
      ])
      if (signal.aborted) return
      marker.mounted = shared.mount(island, host, {
        lang,
        dictionary: messages,
        loadTexts: (part) => chunks.loadTexts(name, lang, part),
        press: () => marker.press,
        start,
        fail: (fault) => fail(host, fault),
      })
    } catch (error) {
      if (signal.aborted) return
      marker.mounted = undefined
      // Thrown by attachShadow for a link, a list item, an image …
      if ((error as Error | undefined)?.name === 'NotSupportedError') return fail(host, { kind: 'element' })
      fail(host, { kind: 'load', error })
      const retry = () => {
        if (!marker.mounted) void load(host, marker, signal, name, lang)
      }
      if (!isOfOthers(name)) retryInPlace(host, lang, retry)
      // After a retry that succeeds, one more finds the marker mounted.
      listen(window, 'online', retry, { signal })
    }
  }

  /** @param staysRendered Whether a view that a server has rendered stays until its widget takes it over. */
  const drop = (host: HTMLElement, staysRendered?: boolean) => {
    const marker = markers.get(host)
    if (!marker) return
    markers.delete(host)
    marker.tracking?.abort()
    marker.mounted?.unmount()
    if (staysRendered && host.dataset.widgetState === 'rendered') return
    delete host.dataset.widgetState
    // Shows the fallback again, without the notice or button of an error.
    if (host.shadowRoot) fallbackShadow(host)
  }

  /** Starts from the beginning, whatever the marker's state. */
  const track = (host: HTMLElement, condition?: Condition) => {
    drop(host, true)
    // A view that a server has rendered waits for its widget.
    if (!host.shadowRoot || host.dataset.widgetState !== 'rendered') removeDeadParts(host)
    const { widget: name = '', load: ownCondition, lang } = host.dataset
    const tracking = new AbortController()
    const { signal } = tracking
    const marker: TrackedMarker = { kind: kindOf(host), tracking }
    markers.set(host, marker)
    const entry = registry[name]
    if (!entry?.load) return fail(host, { kind: 'unknown', name })
    const due = ownCondition && isCondition(ownCondition) ? ownCondition : entry.load
    if (ownCondition && ownCondition !== due) warn(host, 'load', ownCondition)
    const ownLang = toLanguage(lang)
    if (lang && !ownLang) warn(host, 'lang', lang)
    setState(host, 'waiting')
    const begin = (press?: FirstPress) => {
      // The last one, until the widget is ready.
      if (press) marker.press = press
      void parsed.then(() => {
        if (signal.aborted || marker.mounted) return
        // The page's language is read as late as possible: a script may have changed it.
        void load(host, marker, signal, name, ownLang ?? config().lang)
      })
    }
    whenDue(host, condition || (isTarget(entry) ? 'eager' : due), signal, begin)
    // A link within the page may point into the widget too: `#profile`.
    listen(window, 'hashchange', () => isTarget(entry) && begin(), { signal })
  }

  return {
    calls: {
      scan(root: ParentNode = ownDocument()) {
        for (const host of root.querySelectorAll<HTMLElement>('[data-widget]')) if (!markers.has(host)) track(host)
      },
      mount(host) {
        // A widget that has crashed, or whose options are invalid, starts anew.
        if (!markers.get(host)?.mounted || host.dataset.widgetState === 'error') track(host, 'eager')
      },
      unmount(host) {
        drop(host)
        markers.set(host, {})
      },
      doctor: () => chunks.diagnose().then(({ doctor }) => doctor(registry, markers, config().block)),
    },
    change(host) {
      const marker = markers.get(host)
      if (!marker?.kind) return
      const { kind, mounted } = marker
      // A mounted widget does not wait for its condition again.
      if (!mounted || kind !== kindOf(host)) track(host, mounted && 'eager')
    },
    sweep() {
      for (const host of markers.keys()) if (!host.isConnected) drop(host)
    },
  }
}

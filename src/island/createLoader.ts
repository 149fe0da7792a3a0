import type { Config, Language } from '../site/config.ts'
import { isLanguage } from '../site/isLanguage.ts'
import type { Chunks } from './chunks.ts'
import type { Condition } from './condition.ts'
import { isCondition } from './condition.ts'
import type { createRuntime } from './createRuntime.ts'
import { fallbackShadow } from './fallbackShadow.ts'
import type { Fault } from './fault.types.ts'
import type { FirstData } from './firstData.ts'
import { emit, setState } from './marker.ts'
import type { MountedMarker } from './mountMarker.ts'
import type { Registry, WidgetEntry } from './registry.ts'
import { firstPath } from './registry.ts'
import { retryInPlace } from './retryInPlace.ts'
import { whenDue } from './whenDue.ts'

export type Runtime = ReturnType<typeof createRuntime>

export interface LoaderOptions {
  registry: Registry
  chunks: Chunks
  /** As it is now: a script may change it. */
  config(): Pick<Config, 'lang'> & Partial<Config>
  firstData: FirstData
  /** The shared part, created once, when the first marker is due. */
  runtime(): Promise<Runtime>
}

/** A marker that the loader has taken on. */
interface Marker {
  /** Its widget and language, as they were then; none for one that a script has unmounted, which is left alone. */
  kind?: string
  life?: AbortController
  /** Its widget, there or on the way. */
  mounted?: MountedMarker | undefined
}

/** A widget on the way takes the options that its marker has when it comes. */
const onTheWay: MountedMarker = { update: () => true, unmount() {} }

/** What a page's scripts may ask for, too. */
export interface MarkerCalls {
  /** Takes on the markers of the page or a part of it; those it knows already are left alone. */
  scan(root?: ParentNode): void
  /** Takes on one marker and loads it at once, whatever its condition. */
  mount(host: HTMLElement): void
  /** The marker stays as it is, whatever changes, until it is mounted again or has left the page. */
  unmount(host: HTMLElement): void
}

export interface Loader {
  calls: MarkerCalls
  /** A marker's attributes changed. */
  change(host: HTMLElement): void
  /** Unmounts whatever is no longer on the page; what has only moved stays as it is. */
  sweep(): void
}

/** The page's address points into the widget. */
const isTarget = ({ target }: WidgetEntry) => target && location.href.match(target)

/** What makes another widget of a marker, and not other options. */
const kindOf = ({ dataset }: HTMLElement) => `${dataset.widget} ${dataset.lang}`

/** Finds markers, waits until each is due, and asks for all that it needs at once (architecture §4). */
export function createLoader({ registry, chunks, config, firstData, runtime }: LoaderOptions): Loader {
  const markers = new Map<HTMLElement, Marker>()

  const fail = (host: HTMLElement, fault: Fault) => {
    setState(host, 'error')
    emit(host, 'error', fault)
    chunks.diagnose().then(
      ({ diagnose }) => diagnose(host, fault, registry, config().env),
      // Offline, what would explain it does not load either.
      () => {},
    )
  }

  const load = async (
    host: HTMLElement,
    marker: Marker,
    signal: AbortSignal,
    name: string,
    lang: Language,
    event?: Event,
  ) => {
    const start = performance.now()
    marker.mounted = onTheWay
    setState(host, 'loading')
    const path = firstPath(registry[name]?.first || '{}', host.dataset)
    if (!path.includes('{')) firstData.ask(path)
    try {
      const [shared, { island }, { messages }] = await Promise.all([
        runtime(),
        chunks.island(name),
        chunks.messages(name, lang),
      ])
      if (signal.aborted) return
      marker.mounted = shared.mount(island, host, {
        lang,
        dictionary: messages,
        event,
        start,
        fail: (fault) => fail(host, fault),
      })
    } catch (error) {
      if (signal.aborted) return
      marker.mounted = undefined
      fail(host, { kind: 'load', error })
      retryInPlace(host, lang, () => void load(host, marker, signal, name, lang))
    }
  }

  const drop = (host: HTMLElement) => {
    const marker = markers.get(host)
    if (!marker) return
    markers.delete(host)
    marker.life?.abort()
    marker.mounted?.unmount()
    delete host.dataset.widgetState
    // The fallback stands for the widget again, without what an error has put after it.
    if (host.shadowRoot) fallbackShadow(host)
  }

  /** From the beginning, whatever the marker has been. */
  const take = (host: HTMLElement, condition?: Condition) => {
    drop(host)
    const { widget: name = '', load: wanted, lang } = host.dataset
    const life = new AbortController()
    const { signal } = life
    const marker: Marker = { kind: kindOf(host), life }
    markers.set(host, marker)
    const entry = registry[name]
    if (!entry?.load) return fail(host, { kind: 'unknown', name })
    const due = wanted ?? entry.load
    if (!isCondition(due)) return fail(host, { kind: 'choice', attribute: 'load', value: due })
    // From here on it is a language, where the marker says one.
    if (!isLanguage(lang ?? 'ca')) return fail(host, { kind: 'choice', attribute: 'lang', value: lang as string })
    setState(host, 'waiting')
    whenDue(host, condition || (isTarget(entry) ? 'eager' : due), signal, (event) => {
      // Asked for now: a script may have chosen another.
      if (!signal.aborted) void load(host, marker, signal, name, (lang as Language) ?? config().lang, event)
    })
  }

  return {
    calls: {
      scan(root = document) {
        for (const host of root.querySelectorAll<HTMLElement>('[data-widget]')) if (!markers.has(host)) take(host)
      },
      mount(host) {
        if (!markers.get(host)?.mounted) take(host, 'eager')
      },
      unmount(host) {
        drop(host)
        markers.set(host, {})
      },
    },
    change(host) {
      const marker = markers.get(host)
      if (!marker?.kind) return
      const { kind, mounted } = marker
      // What the reader has come to already does not wait again.
      if (!mounted || kind !== kindOf(host)) take(host, mounted && 'eager')
      else if (!mounted.update()) marker.mounted = undefined
    },
    sweep() {
      for (const host of markers.keys()) if (!host.isConnected) drop(host)
    },
  }
}

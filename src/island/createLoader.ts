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
  name: string
  life: AbortController
  mounted?: MountedMarker | undefined
}

export interface Loader {
  /** Takes on the markers of the page or a part of it; those it knows already are left alone. */
  scan(root?: ParentNode): void
  /** Takes on one marker and loads it at once, whatever its condition. */
  mount(host: HTMLElement): void
  unmount(host: HTMLElement): void
  /** A marker's attributes changed. */
  change(host: HTMLElement): void
  /** Unmounts whatever is no longer on the page; what has only moved stays as it is. */
  sweep(): void
}

/** The page's address points into the widget. */
const isTarget = ({ target }: WidgetEntry) => target && RegExp(target).test(location.href)

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

  const load = async (host: HTMLElement, marker: Marker, lang: Language, event?: Event) => {
    const { name, life } = marker
    const start = performance.now()
    setState(host, 'loading')
    const path = firstPath(registry[name]?.first || '{}', host.dataset)
    if (!path.includes('{')) firstData.ask(path)
    try {
      const [shared, { island }, { messages }] = await Promise.all([
        runtime(),
        chunks.island(name),
        chunks.messages(name, lang),
      ])
      if (life.signal.aborted) return
      marker.mounted = shared.mount(island, host, {
        lang,
        dictionary: messages,
        event,
        start,
        fail: (fault) => fail(host, fault),
      })
    } catch (error) {
      if (life.signal.aborted) return
      retryInPlace(host, lang, () => void load(host, marker, lang))
      fail(host, { kind: 'load', error })
    }
  }

  const take = async (host: HTMLElement, condition?: Condition) => {
    const known = markers.get(host)
    const loaded = known?.mounted || host.dataset.widgetState === 'loading'
    if (known && (!condition || loaded)) return
    const { widget: name = '', load: wanted, lang = config().lang } = host.dataset
    const marker: Marker = known ?? { name, life: new AbortController() }
    markers.set(host, marker)
    const entry = Object.hasOwn(registry, name) && registry[name]
    if (!entry) return fail(host, { kind: 'unknown', name })
    const due = wanted ?? entry.load
    if (!isCondition(due)) return fail(host, { kind: 'choice', attribute: 'load', value: due })
    if (!isLanguage(lang)) return fail(host, { kind: 'choice', attribute: 'lang', value: lang })
    setState(host, 'waiting')
    const event = await whenDue(host, condition ?? (isTarget(entry) ? 'eager' : due), marker.life.signal)
    // mount() may have been quicker, or the marker gone.
    if (host.dataset.widgetState === 'waiting' && markers.get(host) === marker) await load(host, marker, lang, event)
  }

  const drop = (host: HTMLElement) => {
    const marker = markers.get(host)
    if (!marker) return
    markers.delete(host)
    marker.life.abort()
    marker.mounted?.unmount()
    delete host.dataset.widgetState
    // The fallback stands for the widget again, without what an error has put after it.
    if (host.shadowRoot) fallbackShadow(host)
  }

  return {
    scan(root = document) {
      for (const host of root.querySelectorAll<HTMLElement>('[data-widget]')) void take(host)
    },
    mount: (host) => void take(host, 'eager'),
    unmount: drop,
    change(host) {
      const marker = markers.get(host)
      if (!marker) return
      if (marker.name === host.dataset.widget && marker.mounted) {
        if (!marker.mounted.update()) marker.mounted = undefined
      } else if (host.dataset.widgetState !== 'loading') {
        drop(host)
        void take(host)
      }
    },
    sweep() {
      for (const host of markers.keys()) if (!host.isConnected) drop(host)
    },
  }
}

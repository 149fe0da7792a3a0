import { writeJson } from '#lib/writeJson.ts'
import { createRestoreBudget } from '../island/createRestoreBudget.ts'
import type { Island } from '../island/defineIsland.ts'
import { type MountedIsland, type MountOptions, mountIsland } from '../island/mountIsland.tsx'
import { readOptions } from '../island/readOptions.ts'
import type { Fault } from '../loader/fault.types.ts'

export interface MarkerOptions extends Omit<MountOptions, 'onCrash'> {
  /** Called when the marker's options are invalid or its widget has crashed. */
  fail(fault: Fault): void
}

/** A widget on its marker, which follows the marker's options until it is unmounted. */
export interface MountedMarker {
  unmount(): void
}

/** Any `data-*` except those that the library itself writes. */
const OPTION = /^data-(?!widget-)/

/** The attributes that the library itself writes. */
const OWN = /^data-widget-/

/** Equal as long as nothing that the widget shows depends on what was written: tag managers and extensions write attributes of their own on a marker. */
function optionsKey(island: Island, host: HTMLElement): string {
  const options = readOptions(host)
  return writeJson([options.ok ? island.parse(options.value) : options.failure, host.dataset.heading])
}

/**
 * Mounts an island for the loader, and renders it anew when its options change. While they are invalid its fallback is shown.
 *
 * @throws The widget's own error before its first render, and a `NotSupportedError` for an element that cannot have a shadow root.
 */
export function mountMarker(island: Island, host: HTMLElement, { fail, ...options }: MarkerOptions): MountedMarker {
  let mounted: MountedIsland | undefined
  let key = optionsKey(island, host)

  const mount = (press?: MountOptions['press']) => {
    const result = mountIsland(island, host, { ...options, press, onCrash: (error) => fail({ kind: 'crash', error }) })
    if (result.ok) mounted = result.value
    else fail({ kind: 'options', issues: result.failure })
  }

  const end = (fault: Fault) => {
    mounted?.unmount()
    mounted = undefined
    fail(fault)
  }

  const update = () => {
    try {
      if (!mounted) return mount()
      const updated = mounted.update()
      if (!updated.ok) end({ kind: 'options', issues: updated.failure })
    } catch (error) {
      // An error of one widget must not stop the updates of other markers.
      end({ kind: 'crash', error })
    }
  }

  mount(options.press)
  const mayRestore = createRestoreBudget()
  /** A morph makes the marker's attributes those that the CMS has served. */
  const restore = (records: readonly MutationRecord[]) => {
    // A crashed widget has taken its view away itself.
    if (host.dataset.widgetState === 'error') return
    /** One morph takes several away: they are restored together. */
    let may: boolean | undefined
    // The last one first, whose old value is the newest.
    for (const { attributeName: name, oldValue } of [...records].reverse())
      if (mounted && name && oldValue !== null && OWN.test(name) && !host.hasAttribute(name)) {
        may ??= mayRestore()
        if (may) host.setAttribute(name, oldValue)
      }
  }
  const observer = new MutationObserver((records) => {
    restore(records)
    if (!records.some(({ attributeName }) => OPTION.test(attributeName ?? ''))) return
    const current = optionsKey(island, host)
    if (current === key) return
    key = current
    update()
  })
  observer.observe(host, { attributes: true, attributeOldValue: true })
  return {
    unmount() {
      observer.disconnect()
      mounted?.unmount()
    },
  }
}

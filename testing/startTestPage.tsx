import { useLayoutEffect } from 'react'
import * as v from 'valibot'
import { vi } from 'vitest'
import { defineIsland } from '#islands/island/defineIsland.ts'
import type { Chunks } from '#islands/loader/chunks.ts'
import { createLoader, type Loader, type Runtime } from '#islands/loader/createLoader.ts'
import { createPrefetch } from '#islands/loader/createPrefetch.ts'
import { observePage } from '#islands/loader/observePage.ts'
import { readConfigBlock } from '#islands/loader/readConfigBlock.ts'
import type { Registry } from '#islands/loader/registry.ts'
import { mountMarker } from '#islands/runtime/mountMarker.ts'
import type { Page } from '#islands/runtime/page.types.ts'
import { object } from '#lib/schema/object.ts'
import type { Config } from '#lib/site/config/config.ts'
import { createErrorList } from '#page/api/errorList.ts'

/** Log of the test widget's actions. */
export interface WidgetLog {
  mounted: string[]
  unmounted: string[]
  aborted: string[]
}

function Greeting({ name, log, close }: { name: string; log: WidgetLog; close: (() => void) | undefined }) {
  useLayoutEffect(() => {
    log.mounted.push(name)
    return () => void log.unmounted.push(name)
  }, [name, log])
  if (name === 'crash') throw new Error('boom')
  return (
    <button type="button" onClick={close}>
      Hello {name}
    </button>
  )
}

interface TestPageOptions extends Partial<Chunks> {
  config?: Partial<Config>
  registry?: Registry
  /** The opened widgets' own; by default no marker is one. */
  hasOpened?: Page['hasOpened']
}

/** Starts the library on the test's page with two small widgets, `greeting` and `farewell`, whose chunks can be delayed or fail. */
export function startTestPage(overrides: TestPageOptions = {}) {
  const { config: changed, registry: entries, hasOpened = () => false, ...chunkOverrides } = overrides
  const log: WidgetLog = { mounted: [], unmounted: [], aborted: [] }
  const config: Config = { site: 'ara', lang: 'en', env: 'PRE', apiBase: '/api/front', ...changed }
  const greeting = defineIsland({
    name: 'greeting',
    css: [],
    options: object({ name: v.pipe(v.string(), v.nonEmpty()), tone: v.optional(v.picklist(['warm', 'cool'])) }),
    compose({ name }, { signal, close }) {
      if (name === 'uncomposable') throw new Error('boom')
      signal.addEventListener('abort', () => log.aborted.push(name))
      return <Greeting name={name} log={log} close={close} />
    },
  })
  const page = { report: vi.fn(), hasOpened } as unknown as Page
  const chunks: Chunks = {
    runtime: vi.fn(async () => ({ createRuntime: vi.fn() })),
    island: vi.fn(async () => ({ island: greeting })),
    loadTexts: vi.fn(async () => ({ messages: { texts: {} } })),
    diagnose: () => import('#islands/diagnosis/diagnosis.ts'),
    ...chunkOverrides,
  }
  const runtime = async (): Promise<Runtime> => {
    await chunks.runtime()
    return {
      page,
      mount: (island, host, options) => mountMarker(island, host, { page, ...options }),
      session: { get: () => ({ status: 'anonymous' }), subscribe: async () => () => undefined },
      errors: createErrorList(),
      dispose: () => undefined,
    }
  }
  const registry: Registry = entries ?? {
    greeting: { load: 'eager', target: '#greeting$' },
    farewell: { load: 'visible' },
  }
  const loader: Loader = createLoader({
    registry,
    chunks,
    config: () => ({ lang: config.lang, block: readConfigBlock(), settings: config }),
    prefetch: createPrefetch(
      () => config.apiBase,
      () => undefined,
    ),
    runtime,
    parsed: Promise.resolve(),
  })
  const observer = observePage(loader, document)
  return {
    loader: loader.calls,
    chunks,
    log,
    page,
    stop() {
      observer.disconnect()
      document.body.replaceChildren()
      loader.sweep()
    },
  }
}

/** Appends a marker to the page and returns it. */
export function putMarker(html: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  const host = template.content.firstElementChild
  if (!(host instanceof HTMLElement)) throw new Error(`No element in ${html}`)
  document.body.append(host)
  return host
}

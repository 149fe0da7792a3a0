import { useEffect } from 'react'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { Config } from '../../site/config.ts'
import type { Chunks } from '../chunks.ts'
import type { Loader, Runtime } from '../createLoader.ts'
import { createLoader } from '../createLoader.ts'
import { defineIsland } from '../defineIsland.ts'
import { diagnose } from '../diagnose.ts'
import { createFirstData } from '../firstData.ts'
import { mountMarker } from '../mountMarker.ts'
import { observePage } from '../observePage.ts'
import type { Page } from '../page.ts'
import type { Registry } from '../registry.ts'

/** What the test widget does, for tests to look at. */
export interface Life {
  mounted: string[]
  unmounted: string[]
  aborted: string[]
}

function Greeting({ name, life, close }: { name: string; life: Life; close: (() => void) | undefined }) {
  useEffect(() => {
    life.mounted.push(name)
    return () => void life.unmounted.push(name)
  }, [name, life])
  if (name === 'crash') throw new Error('boom')
  return (
    <button type="button" onClick={close}>
      Hello {name}
    </button>
  )
}

/** The library on the test's page with two small widgets, `greeting` and `farewell`, and everything that a chunk can do to them. */
export function startTestLibrary(overrides: Partial<Chunks> & { config?: Partial<Config>; registry?: Registry } = {}) {
  const { config: changed, registry: entries, ...chunkOverrides } = overrides
  const life: Life = { mounted: [], unmounted: [], aborted: [] }
  const config: Config = { site: 'ara', lang: 'en', env: 'PRE', apiBase: '/api/front', ...changed }
  const greeting = defineIsland({
    name: 'greeting',
    css: [],
    options: v.object({ name: v.pipe(v.string('is missing'), v.nonEmpty()) }),
    compose({ name }, { signal, close }) {
      if (name === 'uncomposable') throw new Error('boom')
      signal.addEventListener('abort', () => life.aborted.push(name))
      return <Greeting name={name} life={life} close={close} />
    },
  })
  const page = { report: vi.fn() } as unknown as Page
  const chunks: Chunks = {
    runtime: vi.fn(async () => ({ createRuntime: vi.fn() })),
    island: vi.fn(async () => ({ island: greeting })),
    messages: vi.fn(async () => ({ messages: {} })),
    diagnose: async () => ({ diagnose }),
    ...chunkOverrides,
  }
  const runtime = async (): Promise<Runtime> => {
    await chunks.runtime()
    return {
      page,
      mount: (island, host, options) => mountMarker(island, host, { page, ...options }),
      tell: async () => () => undefined,
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
    config: () => config,
    firstData: createFirstData(
      () => config.apiBase,
      () => undefined,
    ),
    runtime,
  })
  const observer = observePage(loader, document)
  return {
    loader: loader.calls,
    chunks,
    life,
    page,
    stop() {
      observer.disconnect()
      document.body.replaceChildren()
      loader.sweep()
    },
  }
}

/** Puts a marker on the page and gives it back. */
export function putMarker(html: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  const host = template.content.firstElementChild
  if (!(host instanceof HTMLElement)) throw new Error(`No element in ${html}`)
  document.body.append(host)
  return host
}

import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { openSnackbar } from '../overlays/openSnackbar.ts'
import { createRuntime } from './createRuntime.ts'
import { defineIsland } from './defineIsland.ts'

const start = () =>
  createRuntime({
    settings: { env: 'PRE', lang: 'en' },
    firstData: { ask: () => undefined, take: () => undefined },
  })

/** As the browser tells it when another tab has chosen a theme. */
const chooseElsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))

const isDark = () => document.body.classList.contains('dark-mode')
const snackbar = () => document.querySelector('[data-quiosc-overlay=snackbar]')

const reader = defineIsland({
  name: 'reader',
  css: [],
  options: v.object({}),
  compose: (_, { session }) => <p>{session.get().status}</p>,
})

/** A page's whole life: the runtime, a widget on it, and their end. */
function live() {
  const { mount, dispose } = start()
  const host = document.createElement('div')
  document.body.append(host)
  const mounted = mount(reader, host, { lang: 'en', dictionary: {}, fail: () => undefined, start: 0 })
  mounted?.unmount()
  dispose()
  host.remove()
}

/** Event listeners in the page, once everything that nobody needs any more is collected. */
async function listeners(): Promise<number> {
  const devtools = cdp()
  await devtools.send('Performance.enable')
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
}

describe('a runtime that is disposed of', () => {
  it('leaves the page’s theme as it is', () => {
    const { dispose } = start()
    document.body.classList.add('force-dark-mode')
    chooseElsewhere()
    expect(isDark()).toBe(true)
    dispose()
    document.body.classList.remove('force-dark-mode')
    chooseElsewhere()
    expect(isDark()).toBe(true)
  })

  it('takes its short messages along', async () => {
    const { page, dispose } = start()
    page.snackbars.show({ kind: 'info', text: 'Saved' })
    await vi.waitFor(() => expect(snackbar()?.shadowRoot?.textContent).toContain('Saved'))
    dispose()
    expect(snackbar()).toBeNull()
  })

  it('puts none on the page when their view comes too late', () => {
    openSnackbar({ setTimer: () => () => undefined, channel: 'web', signal: AbortSignal.abort() })
    expect(snackbar()).toBeNull()
  })

  it('hears nothing any more, a hundred times', async () => {
    for (let life = 0; life < 10; life++) live()
    const before = await listeners()
    for (let life = 0; life < 100; life++) live()
    expect(await listeners()).toBeLessThanOrEqual(before)
  })
})

import { screen, waitFor } from '@testing-library/dom'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'
import { createWidgetOpener } from './createWidgetOpener.ts'

const { open: openWidget, hasOpened } = createWidgetOpener()

let library: ReturnType<typeof startTestPage> | undefined

afterEach(() => library?.stop())

const host = () => document.querySelector<HTMLElement>('[data-widget="greeting"]')

it('page.open mounts an opened widget with the given options on a page without a marker of it', async () => {
  library = startTestPage({ hasOpened })
  expect(await openWidget('greeting', { name: 'Ada', unsaid: undefined })).toBe(true)
  expect(host()?.shadowRoot?.querySelector('.island')?.textContent).toBe('Hello Ada')
})

it('page.open removes an opened widget when the widget closes itself', async () => {
  library = startTestPage({ hasOpened })
  await openWidget('greeting', { name: 'closes' })
  const root = host()?.shadowRoot?.querySelector<HTMLElement>('.island')
  root?.querySelector('button')?.click()
  await waitFor(() => expect(host()).toBeNull())
  expect(library.log.unmounted).toEqual(['closes'])
  expect(screen.queryByText(/Hello/)).toBeNull()
})

it('page.open resolves to false when the widget cannot be loaded, and removes its marker', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  library = startTestPage({ hasOpened, island: () => Promise.reject(new Error('gone')) })
  expect(await openWidget('greeting', { name: 'Ada' })).toBe(false)
  expect(host()).toBeNull()
})

it('page.open opens a widget once for repeated calls', async () => {
  library = startTestPage({ hasOpened })
  const opened = await Promise.all([openWidget('greeting', { name: 'Ada' }), openWidget('greeting', { name: 'Ada' })])
  expect(opened).toEqual([true, true])
  expect(await openWidget('greeting', { name: 'Ada' })).toBe(true)
  expect(document.querySelectorAll('[data-widget="greeting"]')).toHaveLength(1)
  expect(library.log.mounted).toEqual(['Ada'])
})

it('page.open opens the last of two calls for one widget, and settles both', async () => {
  library = startTestPage({ hasOpened })
  const first = openWidget('greeting', { name: 'Ada' })
  const second = openWidget('greeting', { name: 'Grace' })
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(library.log.mounted).toEqual(['Grace'])
  await openWidget('greeting', { name: 'Joan' })
  expect(document.querySelectorAll('[data-widget="greeting"]')).toHaveLength(1)
  await waitFor(() => expect(library?.log.unmounted).toEqual(['Grace']))
  expect(library.log.mounted).toEqual(['Grace', 'Joan'])
})

it('page.open drops a loading widget when another one is opened, and settles both calls', async () => {
  const arrivals = new Map<string, () => void>()
  const other = startTestPage({ hasOpened })
  const { island } = other.chunks
  other.stop()
  library = startTestPage({
    hasOpened,
    async island(name) {
      await new Promise<void>((arrive) => arrivals.set(name, arrive))
      return island(name)
    },
  })
  const first = openWidget('greeting', { name: 'Ada' })
  await waitFor(() => expect(arrivals.has('greeting')).toBe(true))
  const second = openWidget('farewell', { name: 'Grace' })
  expect(await first).toBe(true)
  await waitFor(() => expect(arrivals.has('farewell')).toBe(true))
  for (const arrive of arrivals.values()) arrive()
  expect(await second).toBe(true)
  expect(other.log.mounted).toEqual(['Grace'])
  expect(document.querySelectorAll('[data-panel]')).toHaveLength(1)
})

it('page.open replaces another opened widget that waits for its data, without a dialog yet', async () => {
  library = startTestPage({ hasOpened })
  await openWidget('greeting', { name: 'Ada' })
  const second = openWidget('farewell', { name: 'Grace' })
  expect(host()).toBeNull()
  expect(await second).toBe(true)
  expect(document.querySelectorAll('[data-panel]')).toHaveLength(1)
})

it('page.open settles a call by what comes first, in any order: being ready, failing or leaving the page', async () => {
  const happenings = {
    ready: (marker: HTMLElement) => marker.dispatchEvent(new Event('quiosc:ready')),
    failed: (marker: HTMLElement) => marker.dispatchEvent(new Event('quiosc:error')),
    removed: (marker: HTMLElement) => marker.remove(),
    replaced: () => void openWidget('farewell'),
  }
  type Happening = keyof typeof happenings
  const names = Object.keys(happenings) as Happening[]
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(names, { minLength: 1 }), async (order) => {
      const opened = openWidget('greeting')
      const marker = host()
      if (!marker) throw new Error('There is no opened widget.')
      for (const name of order) {
        happenings[name](marker)
        await Promise.resolve()
      }
      expect(await opened).toBe(order[0] !== 'failed')
      for (const left of document.querySelectorAll('[data-panel]')) left.remove()
    }),
  )
})

it('page.open does not touch the page’s own markers', async () => {
  library = startTestPage({ hasOpened })
  const own = putMarker('<div data-widget="greeting" data-name="page"></div>')
  await openWidget('greeting', { name: 'Ada' })
  expect(own.isConnected).toBe(true)
})

it('page.open does not use a marker of the page for the opened widget', async () => {
  library = startTestPage({ hasOpened })
  const own = putMarker(
    `<div data-widget="greeting" data-name="page" data-panel='["greeting",{"name":"Ada"}]' data-load="eager"></div>`,
  )
  await openWidget('greeting', { name: 'Ada' })
  expect(host()?.dataset.name).toBe('Ada')
  expect([own, host()].map((marker) => marker && hasOpened(marker))).toEqual([false, true])
})

it('page.open opens a closed widget again', async () => {
  library = startTestPage({ hasOpened })
  await openWidget('greeting', { name: 'Ada' })
  host()?.remove()
  await waitFor(() => expect(library?.log.unmounted).toEqual(['Ada']))
  await openWidget('greeting', { name: 'Ada' })
  expect(library.log.mounted).toEqual(['Ada', 'Ada'])
})

import { screen, waitFor } from '@testing-library/dom'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { putMarker, startTestPage } from '../testing/startTestPage.tsx'
import { createPanels } from './createPanels.ts'

const { open: openPanel, hasOpened } = createPanels()

let library: ReturnType<typeof startTestPage> | undefined

afterEach(() => library?.stop())

const host = () => document.querySelector<HTMLElement>('[data-widget="greeting"]')

it('mounts a widget with the given options on a page without a marker of it', async () => {
  library = startTestPage({ hasOpened })
  expect(await openPanel('greeting', { name: 'Ada', unsaid: undefined })).toBe(true)
  expect(host()?.shadowRoot?.querySelector('.island')?.textContent).toBe('Hello Ada')
})

it('is removed when the widget closes it', async () => {
  library = startTestPage({ hasOpened })
  await openPanel('greeting', { name: 'closes' })
  const root = host()?.shadowRoot?.querySelector<HTMLElement>('.island')
  root?.querySelector('button')?.click()
  await waitFor(() => expect(host()).toBeNull())
  expect(library.log.unmounted).toEqual(['closes'])
  expect(screen.queryByText(/Hello/)).toBeNull()
})

it('resolves to false when the widget cannot be loaded, and removes its marker', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  library = startTestPage({ hasOpened, island: () => Promise.reject(new Error('gone')) })
  expect(await openPanel('greeting', { name: 'Ada' })).toBe(false)
  expect(host()).toBeNull()
})

it('opens the same panel only once for repeated calls', async () => {
  library = startTestPage({ hasOpened })
  const opened = await Promise.all([openPanel('greeting', { name: 'Ada' }), openPanel('greeting', { name: 'Ada' })])
  expect(opened).toEqual([true, true])
  expect(await openPanel('greeting', { name: 'Ada' })).toBe(true)
  expect(document.querySelectorAll('[data-widget="greeting"]')).toHaveLength(1)
  expect(library.log.mounted).toEqual(['Ada'])
})

it('opens the last of two panels of one widget, and settles both calls', async () => {
  library = startTestPage({ hasOpened })
  const first = openPanel('greeting', { name: 'Ada' })
  const second = openPanel('greeting', { name: 'Grace' })
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(library.log.mounted).toEqual(['Grace'])
  await openPanel('greeting', { name: 'Joan' })
  expect(document.querySelectorAll('[data-widget="greeting"]')).toHaveLength(1)
  await waitFor(() => expect(library?.log.unmounted).toEqual(['Grace']))
  expect(library.log.mounted).toEqual(['Grace', 'Joan'])
})

it('drops a panel that is on its way when one of another widget is asked for, and settles both calls', async () => {
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
  const first = openPanel('greeting', { name: 'Ada' })
  await waitFor(() => expect(arrivals.has('greeting')).toBe(true))
  const second = openPanel('farewell', { name: 'Grace' })
  expect(await first).toBe(true)
  await waitFor(() => expect(arrivals.has('farewell')).toBe(true))
  for (const arrive of arrivals.values()) arrive()
  expect(await second).toBe(true)
  expect(other.log.mounted).toEqual(['Grace'])
  expect(document.querySelectorAll('[data-panel]')).toHaveLength(1)
})

it('replaces a panel of another widget that is mounted and waits for its data, without a dialog yet', async () => {
  library = startTestPage({ hasOpened })
  await openPanel('greeting', { name: 'Ada' })
  const second = openPanel('farewell', { name: 'Grace' })
  expect(host()).toBeNull()
  expect(await second).toBe(true)
  expect(document.querySelectorAll('[data-panel]')).toHaveLength(1)
})

it('settles by whichever comes first, being ready, failing or leaving the page, in any order of them', async () => {
  const happenings = {
    ready: (panel: HTMLElement) => panel.dispatchEvent(new Event('quiosc:ready')),
    failed: (panel: HTMLElement) => panel.dispatchEvent(new Event('quiosc:error')),
    removed: (panel: HTMLElement) => panel.remove(),
    replaced: () => void openPanel('farewell'),
  }
  type Happening = keyof typeof happenings
  const names = Object.keys(happenings) as Happening[]
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(names, { minLength: 1 }), async (order) => {
      const opened = openPanel('greeting')
      const panel = host()
      if (!panel) throw new Error('There is no panel.')
      for (const name of order) {
        happenings[name](panel)
        await Promise.resolve()
      }
      expect(await opened).toBe(order[0] !== 'failed')
      for (const left of document.querySelectorAll('[data-panel]')) left.remove()
    }),
  )
})

it('does not touch the page’s own markers', async () => {
  library = startTestPage({ hasOpened })
  const own = putMarker('<div data-widget="greeting" data-name="page"></div>')
  await openPanel('greeting', { name: 'Ada' })
  expect(own.isConnected).toBe(true)
})

it('does not take a marker of the page’s for the panel that is asked for', async () => {
  library = startTestPage({ hasOpened })
  const own = putMarker(
    `<div data-widget="greeting" data-name="page" data-panel='["greeting",{"name":"Ada"}]' data-load="eager"></div>`,
  )
  await openPanel('greeting', { name: 'Ada' })
  expect(host()?.dataset.name).toBe('Ada')
  expect([own, host()].map((marker) => marker && hasOpened(marker))).toEqual([false, true])
})

it('opens again after it was closed', async () => {
  library = startTestPage({ hasOpened })
  await openPanel('greeting', { name: 'Ada' })
  host()?.remove()
  await waitFor(() => expect(library?.log.unmounted).toEqual(['Ada']))
  await openPanel('greeting', { name: 'Ada' })
  expect(library.log.mounted).toEqual(['Ada', 'Ada'])
})

import { screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { openPanel } from './openPanel.ts'
import { putMarker, startTestLibrary } from './testing/startTestLibrary.tsx'

let library: ReturnType<typeof startTestLibrary> | undefined

afterEach(() => library?.stop())

const host = () => document.querySelector<HTMLElement>('[data-widget="greeting"]')

it('brings a widget to a page that has no marker of it, with the options it is given', async () => {
  library = startTestLibrary()
  expect(await openPanel('greeting', { name: 'Ada', unsaid: undefined })).toBe(true)
  expect(host()?.shadowRoot?.querySelector('.island')?.textContent).toBe('Hello Ada')
})

it('goes when the widget closes it', async () => {
  library = startTestLibrary()
  await openPanel('greeting', { name: 'closes' })
  const root = host()?.shadowRoot?.querySelector<HTMLElement>('.island')
  root?.querySelector('button')?.click()
  await waitFor(() => expect(host()).toBeNull())
  expect(library.life.unmounted).toEqual(['closes'])
  expect(screen.queryByText(/Hello/)).toBeNull()
})

it('tells when the widget could not be loaded, and leaves nothing behind', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  library = startTestLibrary({ island: () => Promise.reject(new Error('gone')) })
  expect(await openPanel('greeting', { name: 'Ada' })).toBe(false)
  expect(host()).toBeNull()
})

it('opens the same panel once, however often it is asked for', async () => {
  library = startTestLibrary()
  const opened = await Promise.all([openPanel('greeting', { name: 'Ada' }), openPanel('greeting', { name: 'Ada' })])
  expect(opened).toEqual([true, true])
  expect(await openPanel('greeting', { name: 'Ada' })).toBe(true)
  expect(document.querySelectorAll('[data-widget="greeting"]')).toHaveLength(1)
  expect(library.life.mounted).toEqual(['Ada'])
})

it('takes the last press of two for the same kind of panel, and keeps neither waiting', async () => {
  library = startTestLibrary()
  const first = openPanel('greeting', { name: 'Ada' })
  const second = openPanel('greeting', { name: 'Grace' })
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(library.life.mounted).toEqual(['Grace'])
  await openPanel('greeting', { name: 'Joan' })
  expect(document.querySelectorAll('[data-widget="greeting"]')).toHaveLength(1)
  await waitFor(() => expect(library?.life.unmounted).toEqual(['Grace']))
  expect(library.life.mounted).toEqual(['Grace', 'Joan'])
})

it('leaves the markers of the page alone', async () => {
  library = startTestLibrary()
  const own = putMarker('<div data-widget="greeting" data-name="page"></div>')
  await openPanel('greeting', { name: 'Ada' })
  expect(own.isConnected).toBe(true)
})

it('opens it anew once it was closed', async () => {
  library = startTestLibrary()
  await openPanel('greeting', { name: 'Ada' })
  host()?.remove()
  await waitFor(() => expect(library?.life.unmounted).toEqual(['Ada']))
  await openPanel('greeting', { name: 'Ada' })
  expect(library.life.mounted).toEqual(['Ada', 'Ada'])
})

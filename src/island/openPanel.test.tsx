import { screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { openPanel } from './openPanel.ts'
import { startTestLibrary } from './testing/startTestLibrary.tsx'

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

it('opens it anew once it was closed', async () => {
  library = startTestLibrary()
  await openPanel('greeting', { name: 'Ada' })
  host()?.remove()
  await waitFor(() => expect(library?.life.unmounted).toEqual(['Ada']))
  await openPanel('greeting', { name: 'Ada' })
  expect(library.life.mounted).toEqual(['Ada', 'Ada'])
})

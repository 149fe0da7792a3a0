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

import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { everyByTier } from '#testing/byTier.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import { panelHashes } from './panelHashes.ts'

const backend = startBackend()

// The menu has no files of its own beside the aside's.
it.each(
  everyByTier(
    2,
    panelHashes.filter(({ panel }) => panel !== 'menu'),
  ),
)(
  'the panel $panel shows that it could not be loaded offline, retries, and leaves the focus where the reader is',
  async ({ panel, hash }) => {
    backend().set({ persona: 'subscriber', language: 'en' })
    let isOffline = true
    let tries = 0
    const offline = () => {
      tries++
      return isOffline
    }
    const { aside } = await openPanel(panel, { hash, offline })
    const retry = await aside.findByRole('button', { name: 'Try again' })
    const title = aside.getByRole('heading', { level: 2 }).textContent
    expect(aside.getByRole('alert')).toHaveTextContent(`We could not open “${title}”.`)
    expect(deepActiveElement()).toBe(aside.getByRole('heading', { level: 2 }))
    retry.focus()
    const before = tries
    retry.click()
    await waitFor(() => expect(tries).toBeGreaterThan(before))
    await waitFor(() => expect(retry).not.toHaveAttribute('data-busy'))
    expect(deepActiveElement()).toBe(aside.getByRole('button', { name: 'Try again' }))
    isOffline = false
    aside.getByRole('button', { name: 'Try again' }).click()
    await waitFor(() => expect(aside.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(deepActiveElement()).toBe(aside.getByRole('heading', { level: 2 }))
  },
)

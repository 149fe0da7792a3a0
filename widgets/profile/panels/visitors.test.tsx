import { expect, it } from 'vitest'
import { installApp } from '#testing/installApp.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import { panelIds } from './panelTable.ts'

const backend = startBackend()

/** Not about a reader's account. */
const forVisitors: readonly string[] = ['menu', 'settings', 'edition', 'downloads']

it.each(panelIds.filter((panel) => !forVisitors.includes(panel)))(
  'the profile offers a visitor of the app the sign-in, in place of %s',
  async (panel) => {
    backend().set({ persona: 'anonymous', language: 'en' })
    installApp('android')
    const { aside } = await openPanel(panel)
    expect(await aside.findByRole('link', { name: 'Create an account' })).toBeVisible()
    expect(aside.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

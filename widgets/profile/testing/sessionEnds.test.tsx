import { waitFor } from '@testing-library/dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPage } from '#islands/runtime/createPage.ts'
import { readPageConfig } from '#islands/runtime/readPageConfig.ts'
import { everyByTier } from '#testing/byTier.ts'
import { installApp } from '#testing/installApp.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import type { PanelId } from '../panels/panelTable.ts'
import { panelHashes } from './panelHashes.ts'
import { expectIdle, expectSignIn } from './playFaults.ts'

const backend = startBackend()

/** A second page of the same reader. */
function openTab() {
  const lifetime = new AbortController()
  onTestFinished(() => lifetime.abort())
  return createPage({
    config: { ...readPageConfig(null), lang: 'en', env: 'PRE' },
    prefetch: { prefetch: () => undefined, consume: () => undefined },
    describe: (message) => message,
    signal: lifetime.signal,
  })
}

/** The panels that the app shows to everybody. */
const forEverybody: readonly PanelId[] = ['settings', 'edition', 'downloads']

describe.each(everyByTier(3, panelHashes))('a session that ends while $panel is open', ({ panel, hash }) => {
  it('leads to the sign-in on the web, and back to the panel', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const opened = await openPanel(panel, { hash })
    await expectIdle(opened)
    await openTab().session.signOut()
    await expectSignIn(opened, hash)
    expect((await opened.ready()).queryByRole('dialog')).toBeNull()
  })

  it('offers the sign-in in the app, and hides everything of the reader', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    installApp('android')
    const opened = await openPanel(panel, { hash })
    const { aside, page } = opened
    await expectIdle(opened)
    page.app.receive({ action: 'updateUserToken', payload: { token: '' } })
    await waitFor(() => expect(page.session.get().status).toBe('anonymous'))
    if (!forEverybody.includes(panel)) expect(await aside.findByRole('link', { name: 'Sign in' })).toBeVisible()
    for (const role of ['article', 'listitem', 'switch', 'textbox', 'tab'])
      if (!forEverybody.includes(panel)) expect(aside.queryByRole(role)).toBeNull()
    expect(opened.assign).not.toHaveBeenCalled()
  })
})

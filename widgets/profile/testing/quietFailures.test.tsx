import { waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { everyByTier } from '#testing/byTier.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import type { PanelId } from '../panels/panelTable.ts'
import { faults } from './faultWords.ts'
import { quietCalls } from './panelCalls.ts'
import { expectIdle, setFaults } from './playFaults.ts'

const backend = startBackend()

interface Quiet {
  call: (typeof quietCalls)[number]
  panel: PanelId
  /** The button or row that the reader needs, with all that is known without the call. */
  button: string
  /** They press it to send the call. */
  press?: true
  /** An answer of any shape will do. */
  unread?: true
}

const quiet: readonly Quiet[] = [
  { call: 'notifications.status', panel: 'menu', button: 'Notifications' },
  { call: 'profile.own', panel: 'menu', button: 'Saved articles' },
  { call: 'user.interest', panel: 'following', button: 'Authors', unread: true },
  { call: 'user.logout', panel: 'settings', button: 'Sign out', press: true },
]

it('the table of quiet failures has a row for each call', () => {
  expect(quiet.map(({ call }) => call)).toEqual(quietCalls)
})

describe.each(everyByTier(3, quiet))(
  'a call that may fail quietly, $call in the panel $panel',
  ({ call, panel, button, press, unread }) => {
    it.each(faults.filter((fault) => !unread || fault !== 'wrong-shape'))(
      'shows nothing of its failure: %s',
      async (fault) => {
        const { struck } = setFaults(backend(), { call, faults: [fault] })
        const opened = await openPanel(panel)
        const control = await opened.aside.findByRole('button', { name: button })
        if (press) control.click()
        await struck(fault)
        await expectIdle(opened)
        if (press) await waitFor(() => expect(control).not.toBeInTheDocument())
        // Rendered anew where the reader has become known meanwhile.
        else expect(opened.aside.getByRole('button', { name: button })).toBeVisible()
        expect(opened.snackbars()).toEqual([])
        expect(opened.aside.queryByRole('alert')).toBeNull()
        opened.close()
      },
    )
  },
)

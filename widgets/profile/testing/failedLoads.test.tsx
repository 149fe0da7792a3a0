import { waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { everyByTier } from '#testing/byTier.ts'
import { installApp } from '#testing/installApp.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import type { PanelId } from '../panels/panelTable.ts'
import { faults, wordsOf } from './faultWords.ts'
import { loadCalls } from './panelCalls.ts'
import { expectIdle, expectSignIn, rememberFocus, setFaults } from './playFaults.ts'

const backend = startBackend()

type Opened = Awaited<ReturnType<typeof openPanel>>

interface Load {
  call: (typeof loadCalls)[number]
  panel: PanelId
  /** The rest of its address. */
  id?: string
  persona?: PersonaName
  app?: 'android'
  /** The same words, whatever has failed: the profile's. */
  says?: 'generic'
  /** The reader's first steps. */
  first?: (opened: Opened) => Promise<void>
}

/** A panel names what did not load, except to a reader who may not load it. */
const NAMED = /^(We could not load .+|This list is gone\.)$/

const press = async ({ aside }: Opened, name: string) => (await aside.findByRole('button', { name })).click()

/** The calls that panels offer to repeat (reader-account §8). */
const loads: readonly Load[] = [
  { call: 'user.profile', panel: 'data', says: 'generic' },
  { call: 'notifications.latest', panel: 'notifications' },
  { call: 'notifications.history', panel: 'notifications', first: (opened) => press(opened, 'Earlier') },
  { call: 'lists', panel: 'saved' },
  { call: 'lists.contents', panel: 'list', id: '9006002' },
  { call: 'followers', panel: 'readers' },
  { call: 'following.user', panel: 'readers', id: 'followed' },
  { call: 'following.author', panel: 'signs' },
  { call: 'following.topic', panel: 'themes' },
  { call: 'following.column', panel: 'columns' },
  { call: 'gift.list', panel: 'gifts' },
  { call: 'profile', panel: 'reader', id: '2002' },
  // The menu below counts the comments of a public reader by the same call.
  { call: 'profile.comments', panel: 'comments', persona: 'registered' },
  { call: 'profile.comments', panel: 'reader', id: '2002', persona: 'registered' },
  { call: 'editions', panel: 'edition', app: 'android' },
]

it('the table of failed loads has a row for each call', () => {
  expect(new Set(loads.map(({ call }) => call))).toEqual(new Set(loadCalls))
})

describe.each(everyByTier(6, loads))(
  'a load that fails, $call in the panel $panel',
  ({ call, panel, id, persona, app, says, first }) => {
    it('shows why it failed, and retries, with the focus on the button', async () => {
      const hash = `#profile.${panel}${id === undefined ? '' : `.${id}`}`
      const { struck } = setFaults(backend(), { call, persona })
      if (app) installApp(app)
      const opened = await openPanel(panel, { hash })
      const { aside } = opened
      await first?.(opened)

      for (const fault of faults) {
        // The first one strikes what the panel loads by itself, whose notice may already be there.
        const retry = fault === faults[0] ? null : aside.getByRole('button', { name: 'Try again' })
        retry?.focus()
        const expectFocusKept = rememberFocus()
        retry?.click()
        await struck(fault)
        // The notice of the failure before, which may say the same, can still stand: what is looked at is found anew each time.
        const words = says || fault === '403' ? wordsOf(says ? 'malformed' : fault, 'beside retry') : NAMED
        await waitFor(() => expect(aside.getByText(words).closest('[role=alert]')).toBeVisible())
        await expectFocusKept()
        await expectIdle(opened)
      }
      aside.getByRole('button', { name: 'Try again' }).click()
      await struck('401')
      if (app) await waitFor(() => expect(opened.page.session.get().status).toBe('signedIn'))
      else await expectSignIn(opened, hash)
    })
  },
)

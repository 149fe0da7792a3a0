import { waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { everyByTier } from '#testing/byTier.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import { type FaultName, faults, wordsOf } from './faultWords.ts'
import { writeCalls } from './panelCalls.ts'
import { expectIdle, expectSignIn, rememberFocus, setFaults } from './playFaults.ts'
import { type Write, writes } from './writes.tsx'

const backend = startBackend()

type Opened = Awaited<ReturnType<typeof openPanel>>

const isServers = (fault: FaultName) => /^4/.test(fault)
const serversOr = (fault: FaultName) =>
  isServers(fault) ? `The server answered with error ${fault}.` : wordsOf(fault, 'alone')

/** The snackbar that tells of it; undefined where the panel itself does. */
function snackbarOf(says: Write['says'], fault: FaultName): string | undefined {
  switch (says) {
    case 'generic':
      return wordsOf('malformed', 'alone')
    case 'catalogue':
      return wordsOf(fault, 'alone')
    case 'lead-in':
      return `We could not save this. ${wordsOf(fault, 'alone')}`
    case 'server':
      return serversOr(fault)
    default:
      return undefined
  }
}

async function expectTold(opened: Opened, says: Write['says'], fault: FaultName, before: number): Promise<void> {
  const text = snackbarOf(says, fault)
  if (text !== undefined) {
    await waitFor(() => expect(opened.snackbars().length).toBe(before + 1))
    expect(opened.snackbars().at(-1)).toEqual({ kind: 'error', text })
    return
  }
  // A dialog is beside the aside, a form with passwords in the light DOM.
  const places = [await opened.ready(), within(opened.host)]
  const shown = says === 'field' ? serversOr(fault) : wordsOf(fault, 'alone')
  await waitFor(() => expect(places.flatMap((place) => place.queryAllByText(shown)).length).toBeGreaterThan(0))
  expect(opened.snackbars()).toHaveLength(before)
}

it('the table of failed writes has a row for each call', () => {
  expect(new Set(writes.map(({ call }) => call))).toEqual(new Set(writeCalls))
})

describe.each(everyByTier(6, writes))('a write that fails, $name ($call in the panel $panel)', (write) => {
  const { call, panel, id, persona, says, pause, unread, prepare } = write

  it('leaves everything as it was, shows why, and keeps the focus', async () => {
    const hash = `#profile.${panel}${id === undefined ? '' : `.${id}`}`
    const played = faults.filter((fault) => !unread || fault !== 'wrong-shape')
    const { struck } = setFaults(backend(), { call, persona, faults: played })
    const opened = await openPanel(panel, { hash })
    const { control, press, expectUnchanged } = await prepare(opened)

    for (const fault of played) {
      const before = opened.snackbars().length
      control?.().focus()
      const expectFocusKept = rememberFocus()
      press()
      await struck(fault, pause)
      await expectTold(opened, says, fault, before)
      await expectIdle(opened)
      await waitFor(expectUnchanged)
      await expectFocusKept()
    }
    press()
    await struck('401', pause)
    await expectSignIn(opened, hash)
  })
})

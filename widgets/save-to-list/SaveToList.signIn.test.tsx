import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createInterruptedActions } from '#page/resume/interruptedActions.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { createBackend, openPage } from './save-to-list.fixture.tsx'

const worker = startNetwork()

/** Stored the way the login prompt does it. */
const interrupt = (detail?: string) =>
  createInterruptedActions({
    storage: () => sessionStorage,
    now: () => new Date('2026-11-21T10:00:00Z'),
    report: vi.fn(),
  }).save({ kind: 'save', id: '1001', ...(detail && { detail }) })

function setUp(given: Parameters<typeof createBackend>[0] & { as?: 'reader' | 'visitor' } = {}) {
  const backend = createBackend(given)
  worker.use(...backend.handlers)
  return { ...backend, ...openPage({ as: given.as ?? 'reader' }) }
}
const SAVED = /^Saved\. Change/

describe('a save that a sign-in interrupted', () => {
  it('is resumed once when the reader returns, even with several buttons', async () => {
    interrupt()
    const { show, snackbars, events, writes } = setUp()
    const [{ view }, other] = [show(), show()]
    expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    expect(await other.view.findByRole('button', { name: SAVED })).toBeDefined()
    await vi.waitFor(() => expect(events).toEqual(['quiosc:saved 1001']))
    expect(writes().map(({ call }) => call)).toEqual(['GET user/content/1001/save'])
    expect(snackbars).toEqual([{ kind: 'success', text: 'Article saved.' }])
  })

  it('is resumed in place when the reader signs in elsewhere', async () => {
    interrupt()
    const { show, switchTo, writes } = setUp({ as: 'visitor' })
    const { view } = show()
    expect(view.getByRole('button', { name: 'Save article' })).toBeDefined()
    switchTo('reader')
    expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    expect(writes()).toHaveLength(1)
  })

  it('uses the lists that were chosen before', async () => {
    interrupt('{"owner":"9006","saveLists":["3"],"deleteLists":["2"]}')
    const { show, writes } = setUp({ saved: [1001] })
    show()
    await vi.waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]?.body).toEqual({ contentId: '1001', saveLists: ['3'], deleteLists: ['2'] })
  })

  it.each([
    ['another reader’s', '{"owner":"9005","saveLists":["3"],"deleteLists":["2"]}'],
    ['malformed', '{"owner":"9006","saveLists":'],
  ])('goes to the default list when the stored lists are %s', async (_, detail) => {
    interrupt(detail)
    const { show, writes } = setUp()
    show()
    await vi.waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['GET user/content/1001/save']))
  })

  it('is confirmed without a request when the article is saved already', async () => {
    interrupt()
    const { show, snackbars, writes } = setUp({ saved: [1001] })
    const { view } = show()
    expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    await vi.waitFor(() => expect(sessionStorage.getItem('quiosc-interrupted')).toBeNull())
    await vi.waitFor(() => expect(snackbars).toEqual([{ kind: 'success', text: 'Article saved.' }]))
    expect(writes()).toEqual([])
  })
})

describe('a save that another widget starts', () => {
  it('renders the dialog alone, and unmounts when that is closed', async () => {
    const { show, writes } = setUp()
    const close = vi.fn()
    const { view } = show({}, close)
    await userEvent.click(await view.findByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(writes()).toHaveLength(1)
  })

  it('opens the login prompt for a visitor, and unmounts', async () => {
    const { show, open } = setUp({ as: 'visitor' })
    const close = vi.fn()
    show({}, close)
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(open).toHaveBeenCalledExactlyOnceWith('login-prompt', { reason: 'save', id: '1001', detail: undefined })
  })

  it('is resumed without rendering anything', async () => {
    const { show, snackbars } = setUp()
    const close = vi.fn()
    const { host } = show({ resume: '' }, close)
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(snackbars).toEqual([{ kind: 'success', text: 'Article saved.' }])
    expect(host.shadowRoot?.textContent).toBe('')
  })
})

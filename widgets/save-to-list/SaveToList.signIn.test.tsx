import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startNetwork } from '../../src/island/testing/startNetwork.ts'
import { createInterruption } from '../../src/session/interruption.ts'
import { createBackend, openPage } from './save-to-list.fixture.tsx'

const worker = startNetwork()

/** As the login prompt keeps it. */
const interrupt = (detail?: string) =>
  createInterruption({
    storage: () => sessionStorage,
    now: () => new Date('2026-11-21T10:00:00Z'),
    report: vi.fn(),
  }).keep({ kind: 'save', id: '1001', ...(detail && { detail }) })

function setUp(given: Parameters<typeof createBackend>[0] & { as?: 'reader' | 'visitor' } = {}) {
  const backend = createBackend(given)
  worker.use(...backend.handlers)
  return { ...backend, ...openPage({ as: given.as ?? 'reader' }) }
}
const SAVED = /^Saved\. Change/

describe('a save that a sign-in interrupted', () => {
  it('is done when the reader comes back, once, by whichever button is first', async () => {
    interrupt()
    const { show, said, told, writes } = setUp()
    const [{ view }, other] = [show(), show()]
    expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    expect(await other.view.findByRole('button', { name: SAVED })).toBeDefined()
    expect(writes().map(({ call }) => call)).toEqual(['GET user/content/1001/save'])
    expect(said).toEqual([{ kind: 'success', text: 'Article saved.' }])
    expect(told).toEqual(['saved 1001'])
  })

  it('is done in place when the reader signs in elsewhere', async () => {
    interrupt()
    const { show, become, writes } = setUp({ as: 'visitor' })
    const { view } = show()
    expect(view.getByRole('button', { name: 'Save article' })).toBeDefined()
    become('reader')
    expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    expect(writes()).toHaveLength(1)
  })

  it('goes into the lists that had been chosen', async () => {
    interrupt('{"saveLists":["3"],"deleteLists":["2"]}')
    const { show, writes } = setUp({ saved: [1001] })
    show()
    await vi.waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]?.body).toEqual({ contentId: '1001', saveLists: ['3'], deleteLists: ['2'] })
  })

  it('is a plain one when what was kept is broken', async () => {
    interrupt('{"saveLists":')
    const { show, writes } = setUp()
    show()
    await vi.waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['GET user/content/1001/save']))
  })

  it('is not repeated for who had saved it long ago, and they hear that it is saved', async () => {
    interrupt()
    const { show, said, writes } = setUp({ saved: [1001] })
    const { view } = show()
    expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    await vi.waitFor(() => expect(sessionStorage.getItem('quiosc-interrupted')).toBeNull())
    expect(said).toEqual([{ kind: 'success', text: 'Article saved.' }])
    expect(writes()).toEqual([])
  })
})

describe('opened by another widget', () => {
  it('it is the panel alone, and goes when it closes', async () => {
    const { show, writes } = setUp()
    const close = vi.fn()
    const { view } = show({}, close)
    await userEvent.click(await view.findByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(writes()).toHaveLength(1)
  })

  it('it leads a visitor to the sign-in, and goes', async () => {
    const { show, open } = setUp({ as: 'visitor' })
    const close = vi.fn()
    show({}, close)
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(open).toHaveBeenCalledExactlyOnceWith('login-prompt', { reason: 'save', id: '1001', detail: undefined })
  })

  it('it takes up what was interrupted, and shows nothing of its own', async () => {
    const { show, said } = setUp()
    const close = vi.fn()
    const { host } = show({ resume: '' }, close)
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(said).toEqual([{ kind: 'success', text: 'Article saved.' }])
    expect(host.shadowRoot?.textContent).toBe('')
  })
})

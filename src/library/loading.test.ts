import { describe, expect, it, vi } from 'vitest'
import { success } from '../lib/result.ts'
import { anonymous, createTabs, held, interests, lost, openTab, signedIn } from './library.fixture.ts'
import { has } from './library.model.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a reader’s interests', () => {
  it('are not asked for before somebody needs them', () => {
    const { api, library } = openTab()
    expect(library.getState()).toEqual({ status: 'loading' })
    expect(api.fetchInterests).not.toHaveBeenCalled()
  })

  it('are asked for once, however many want them', async () => {
    const { api, library } = openTab()
    await Promise.all([library.load(), library.load(), library.loadLists()])
    await library.load()
    expect(api.fetchInterests).toHaveBeenCalledTimes(1)
    const state = library.getState()
    expect(has(state, 'content', '1001') && has(state, 'user', '2001') && has(state, 'author', '11')).toBe(true)
    expect(has(state, 'column', '11') || has(state, 'content', '11')).toBe(false)
  })

  it('are not asked for by visitors', async () => {
    const { api, library } = openTab({ reader: anonymous })
    expect(await library.load()).toEqual({ status: 'visitor' })
    expect(await library.follow('author', '12')).toMatchObject({ failure: { kind: 'http', status: 401 } })
    expect(await library.loadLists()).toMatchObject({ ok: false })
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled()
  })

  it('are asked for again after a failure', async () => {
    const { api, library } = openTab()
    api.fetchInterests.mockResolvedValueOnce(lost)
    expect(await library.load()).toEqual({ status: 'failed', failure: lost.failure })
    expect(await library.load()).toMatchObject({ status: 'known' })
  })

  it('that cannot be had fail the command that needs them', async () => {
    const { api, library } = openTab()
    api.fetchInterests.mockResolvedValue(lost)
    expect(await library.follow('author', '12')).toEqual(lost)
    expect(await library.unsaveContent('1001')).toEqual(lost)
    expect(await library.createList('Viatges')).toEqual(lost)
    expect(await library.recordGift({ contentId: '1001' })).toEqual(lost)
    expect(api.setFollowed).not.toHaveBeenCalled()
  })
})

describe('stored interests', () => {
  it('spare the next pages the call, for 24 h from when they were loaded', async () => {
    const { openTab, clock } = createTabs()
    await openTab().library.load()
    clock.now += DAY - 1
    const second = openTab()
    await second.library.follow('topic', '5')
    expect(second.api.fetchInterests).not.toHaveBeenCalled()
    clock.now += 1
    const third = openTab()
    await third.library.load()
    expect(third.api.fetchInterests).toHaveBeenCalledTimes(1)
  })

  it('are each reader’s own', async () => {
    const { openTab } = createTabs()
    await openTab().library.load()
    const other = openTab({ reader: signedIn('9013'), answer: interests({ contents: [] }) })
    await other.library.load()
    expect(other.api.fetchInterests).toHaveBeenCalledTimes(1)
    expect(has(other.library.getState(), 'content', '1001')).toBe(false)
  })

  it('that are broken are reported, and asked for', async () => {
    const { openTab, storage } = createTabs()
    storage.setItem('nx-user-interests-9006', '{"time":1,"value":{"contents":"all"}}')
    const { api, library, report } = openTab()
    expect(await library.load()).toMatchObject({ status: 'known' })
    expect(api.fetchInterests).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalled()
  })

  it('come with a sign-in, too', async () => {
    const { openTab } = createTabs()
    const { api, session, library } = openTab({ reader: anonymous })
    await library.load()
    library.replace('9006', interests({ topics: ['7'] }))
    expect(library.getState()).toEqual({ status: 'visitor' })
    session.become(signedIn())
    await vi.waitFor(() => expect(has(library.getState(), 'topic', '7')).toBe(true))
    expect(api.fetchInterests).not.toHaveBeenCalled()
    library.replace('9006', interests({ topics: ['8'] }))
    expect(has(library.getState(), 'topic', '8')).toBe(true)
  })
})

describe('a change of the session', () => {
  it('brings another reader’s, and none to who has left', async () => {
    const { api, library, session } = openTab()
    await library.load()
    session.become(anonymous)
    await vi.waitFor(() => expect(library.getState()).toEqual({ status: 'visitor' }))
    api.fetchInterests.mockResolvedValue(success(interests({ authors: ['99'] })))
    session.become({ status: 'loading', user: undefined })
    session.become(signedIn('9013'))
    await vi.waitFor(() => expect(library.getState()).toMatchObject({ status: 'known', readerId: '9013' }))
    expect(has(library.getState(), 'author', '99')).toBe(true)
  })

  it('is nothing to a library that nobody has asked', () => {
    const { api, session } = openTab({ reader: anonymous })
    session.become(signedIn())
    expect(api.fetchInterests).not.toHaveBeenCalled()
  })

  it('that leaves the reader the same leaves everything as it is', async () => {
    const { api, library, session } = openTab()
    const state = await library.load()
    session.become({ ...signedIn(), status: 'loading' } as never)
    session.become(signedIn())
    expect(library.getState()).toBe(state)
    expect(api.fetchInterests).toHaveBeenCalledTimes(1)
  })

  it('while they are on their way: the answer is not the next reader’s', async () => {
    const { api, library, session } = openTab()
    const first = held<ReturnType<typeof success<ReturnType<typeof interests>>>>()
    api.fetchInterests.mockReturnValueOnce(first.promise)
    const loaded = library.load()
    session.become(signedIn('9013'))
    first.answer(success(interests({ authors: ['1'] })))
    expect(await loaded).toMatchObject({ status: 'known', readerId: '9013' })
    expect(has(library.getState(), 'author', '1')).toBe(false)
  })

  it('tries again what had failed', async () => {
    const { api, library, session } = openTab()
    api.fetchInterests.mockResolvedValueOnce(lost)
    await library.load()
    session.become(signedIn())
    await vi.waitFor(() => expect(library.getState()).toMatchObject({ status: 'known' }))
  })
})

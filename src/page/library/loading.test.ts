import { describe, expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import {
  anonymous,
  createDeferred,
  createTabs,
  interests,
  openTab,
  serverFailure,
  signedIn,
} from '#testing/library.fixture.ts'
import { has } from './library.model.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a reader’s interests', () => {
  it('are not requested before something needs them', () => {
    const { api, library } = openTab()
    expect(library.getState()).toEqual({ status: 'loading' })
    expect(api.fetchInterests).not.toHaveBeenCalled()
  })

  it('are requested once for any number of callers', async () => {
    const { api, library } = openTab()
    await Promise.all([library.load(), library.load(), library.loadLists()])
    await library.load()
    expect(api.fetchInterests).toHaveBeenCalledTimes(1)
    const state = library.getState()
    expect(has(state, 'content', '1001') && has(state, 'user', '2001') && has(state, 'author', '11')).toBe(true)
    expect(has(state, 'column', '11') || has(state, 'content', '11')).toBe(false)
  })

  it('are not requested for visitors', async () => {
    const { api, library } = openTab({ reader: anonymous })
    expect(await library.load()).toEqual({ status: 'visitor' })
    expect(await library.follow('author', '12')).toMatchObject({ failure: { kind: 'http', status: 401 } })
    expect(await library.loadLists()).toMatchObject({ ok: false })
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled()
  })

  it('are requested again after a failure', async () => {
    const { api, library } = openTab()
    api.fetchInterests.mockResolvedValueOnce(serverFailure)
    expect(await library.load()).toEqual({ status: 'failed', failure: serverFailure.failure })
    expect(await library.load()).toMatchObject({ status: 'known' })
  })

  it('fail the command that needs them when they do not load', async () => {
    const { api, library } = openTab()
    api.fetchInterests.mockResolvedValue(serverFailure)
    expect(await library.follow('author', '12')).toEqual(serverFailure)
    expect(await library.unsaveContent('1001')).toEqual(serverFailure)
    expect(await library.createList('Viatges')).toEqual(serverFailure)
    expect(await library.recordGift({ contentId: '1001' })).toEqual(serverFailure)
    expect(api.setFollowed).not.toHaveBeenCalled()
  })
})

describe('the stored interests', () => {
  it('spare the next pages the request for 24 h after they were loaded', async () => {
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

  it('keep a change that another tab has made during the request for them', async () => {
    const { openTab } = createTabs()
    const late = openTab()
    const answer = createDeferred<Awaited<ReturnType<typeof late.api.fetchInterests>>>()
    late.api.fetchInterests.mockReturnValue(answer.promise)
    const load = late.library.load()
    const other = openTab()
    await other.library.saveContent('1101')
    // The interests that the server had before the other tab saved.
    answer.resolve(success(interests()))
    await load
    const third = openTab()
    await third.library.load()
    for (const { library } of [late, other, third]) expect(has(library.getState(), 'content', '1101')).toBe(true)
  })

  it('keep a change that another tab has made while one is made here', async () => {
    const { openTab } = createTabs()
    const late = openTab()
    const answer = createDeferred<Awaited<ReturnType<typeof late.api.fetchInterests>>>()
    late.api.fetchInterests.mockReturnValue(answer.promise)
    const load = late.library.load()
    const other = openTab()
    await other.library.saveContent('1101')
    const next = createDeferred<Awaited<ReturnType<typeof other.api.save>>>()
    other.api.save.mockReturnValue(next.promise)
    const saving = other.library.saveContent('1102')
    answer.resolve(success(interests()))
    await load
    next.resolve(success({}))
    await saving
    for (const { library } of [late, other])
      for (const id of ['1101', '1102']) expect(has(library.getState(), 'content', id)).toBe(true)
  })

  it('are stored for each reader separately', async () => {
    const { openTab } = createTabs()
    await openTab().library.load()
    const other = openTab({ reader: signedIn('9013'), answer: interests({ contents: [] }) })
    await other.library.load()
    expect(other.api.fetchInterests).toHaveBeenCalledTimes(1)
    expect(has(other.library.getState(), 'content', '1001')).toBe(false)
  })

  it('are reported and loaded again when they are broken', async () => {
    const { openTab, storage } = createTabs()
    storage.setItem('nx-user-interests-9006', '{"time":1,"value":{"contents":"all"}}')
    const { api, library, report } = openTab()
    expect(await library.load()).toMatchObject({ status: 'known' })
    expect(api.fetchInterests).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalled()
  })

  it('are also set by the answer to a sign-in', async () => {
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

describe('the library at a change of the session', () => {
  it('loads another reader’s interests, and clears them after a sign-out', async () => {
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

  it('sends no request before the library is used', () => {
    const { api, session } = openTab({ reader: anonymous })
    session.become(signedIn())
    expect(api.fetchInterests).not.toHaveBeenCalled()
  })

  it('changes nothing when the reader stays the same', async () => {
    const { api, library, session } = openTab()
    const state = await library.load()
    session.become({ ...signedIn(), status: 'loading' } as never)
    session.become(signedIn())
    expect(library.getState()).toBe(state)
    expect(api.fetchInterests).toHaveBeenCalledTimes(1)
  })

  it('does not give the answer to a pending request to the next reader', async () => {
    const { api, library, session } = openTab()
    const first = createDeferred<ReturnType<typeof success<ReturnType<typeof interests>>>>()
    api.fetchInterests.mockReturnValueOnce(first.promise)
    const loaded = library.load()
    session.become(signedIn('9013'))
    first.resolve(success(interests({ authors: ['1'] })))
    expect(await loaded).toMatchObject({ status: 'known', readerId: '9013' })
    expect(has(library.getState(), 'author', '1')).toBe(false)
  })

  it('shows the next reader none of the previous one’s interests during a reload', async () => {
    const { api, library, session } = openTab()
    await library.load()
    api.fetchInterests.mockResolvedValue(success(interests({ authors: ['99'] })))
    const again = library.load()
    session.become(signedIn('9013'))
    await again
    await vi.waitFor(() => expect(library.getState()).toMatchObject({ status: 'known', readerId: '9013' }))
    expect(has(library.getState(), 'author', '11')).toBe(false)
  })

  it('shows the next reader none of the previous one’s interests when their own do not load', async () => {
    const { api, library, session } = openTab({ answer: interests({ blockedUsers: ['666'] }) })
    await library.load()
    expect(has(library.getState(), 'blocked', '666')).toBe(true)
    api.fetchInterests.mockResolvedValue(serverFailure)
    session.become(signedIn('9013'))
    expect(has(library.getState(), 'blocked', '666')).toBe(false)
    await vi.waitFor(() => expect(library.getState()).toMatchObject({ status: 'failed' }))
    expect(await library.follow('author', '12')).toEqual(serverFailure)
    expect(api.setFollowed).not.toHaveBeenCalled()
  })

  it('retries a failed load', async () => {
    const { api, library, session } = openTab()
    api.fetchInterests.mockResolvedValueOnce(serverFailure)
    await library.load()
    session.become(signedIn())
    await vi.waitFor(() => expect(library.getState()).toMatchObject({ status: 'known' }))
  })
})

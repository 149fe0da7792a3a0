import { describe, expect, it } from 'vitest'
import { failed, success } from '#lib/result.ts'
import {
  anonymous,
  createDeferred,
  createTabs,
  interests,
  openTab,
  serverFailure,
  signedIn,
} from '#testing/library.fixture.ts'
import type { LibraryApi } from './library.api.ts'
import { has, isChanging } from './library.model.ts'
import type { EntityKind, FollowKind, Library } from './library.types.ts'

type Answer = Awaited<ReturnType<LibraryApi['setFollowed']>>

/** Every command that changes one thing, its request, and an example of what it changes. */
const commands: [string, EntityKind, keyof LibraryApi, (library: Library) => Promise<unknown>, boolean][] = [
  ['follow a reader', 'user', 'setFollowed', (library) => library.follow('user', '5'), true],
  ['unfollow a reader', 'user', 'setFollowed', (library) => library.unfollow('user', '2001'), false],
  ['follow an author', 'author', 'setFollowed', (library) => library.follow('author', '5'), true],
  ['unfollow an author', 'author', 'setFollowed', (library) => library.unfollow('author', '11'), false],
  ['follow a column', 'column', 'setFollowed', (library) => library.follow('column', '5'), true],
  ['unfollow a column', 'column', 'setFollowed', (library) => library.unfollow('column', '31'), false],
  ['follow a topic', 'topic', 'setFollowed', (library) => library.follow('topic', '5'), true],
  ['unfollow a topic', 'topic', 'setFollowed', (library) => library.unfollow('topic', '21'), false],
  ['block a reader', 'blocked', 'setBlocked', (library) => library.block('5'), true],
  ['unblock a reader', 'blocked', 'setBlocked', (library) => library.unblock('2002'), false],
  ['save a content', 'content', 'save', (library) => library.saveContent('5'), true],
  ['unsave a content', 'content', 'unsave', (library) => library.unsaveContent('1001'), false],
]
const existingIds: Record<EntityKind, string> = {
  user: '2001',
  author: '11',
  column: '31',
  topic: '21',
  blocked: '2002',
  content: '1001',
}
const full = interests({ columns: ['31'], topics: ['21'], blockedUsers: ['2002'] })

async function loaded() {
  const tab = openTab({ answer: full })
  await tab.library.load()
  return tab
}

describe.each(commands)('the command to %s', (_, kind, call, run, wanted) => {
  const id = wanted ? '5' : existingIds[kind]
  const atOnce = kind === 'user'

  it(`is applied ${atOnce ? 'at once' : 'when the server has answered'}`, async () => {
    const { api, library } = await loaded()
    const { promise, resolve } = createDeferred<Answer>()
    api[call].mockReturnValue(promise as never)
    const done = run(library)
    await expect.poll(() => isChanging(library.getState(), kind, id)).toBe(true)
    expect(has(library.getState(), kind, id)).toBe(atOnce ? wanted : !wanted)
    resolve(success({}))
    expect(await done).toMatchObject({ ok: true })
    expect(has(library.getState(), kind, id)).toBe(wanted)
    expect(isChanging(library.getState(), kind, id)).toBe(false)
  })

  it('leaves everything unchanged and returns the failure when the request fails', async () => {
    const { api, library } = await loaded()
    const before = library.getState()
    api[call].mockResolvedValue(serverFailure as never)
    expect(await run(library)).toEqual(serverFailure)
    expect(library.getState()).toMatchObject({ ...before, lists: expect.anything() })
    expect(isChanging(library.getState(), kind, id)).toBe(false)
  })

  it('makes the next page request the library when it fails', async () => {
    const { openTab } = createTabs()
    const { api, library } = openTab({ answer: full })
    api[call].mockResolvedValue(serverFailure as never)
    await run(library)
    const next = openTab({ answer: full })
    await next.library.load()
    expect(next.api.fetchInterests).toHaveBeenCalledTimes(1)
    expect(next.known().interests).toEqual(full)
  })

  it('makes a page that is opened before its answer request the library', async () => {
    const { openTab } = createTabs()
    const { api, library } = openTab({ answer: full })
    const { promise, resolve } = createDeferred<Answer>()
    api[call].mockReturnValue(promise as never)
    const done = run(library)
    await expect.poll(() => api[call].mock.calls.length).toBe(1)
    const next = openTab()
    await next.library.load()
    expect(next.api.fetchInterests).toHaveBeenCalledTimes(1)
    resolve(success({}))
    await done
    const later = openTab()
    await later.library.load()
    expect(later.api.fetchInterests).not.toHaveBeenCalled()
    expect(has(later.library.getState(), kind, id)).toBe(wanted)
  })

  it('has its effect on the next page and in the other tabs', async () => {
    const { openTab } = createTabs()
    const one = openTab({ answer: full })
    const other = openTab()
    await one.library.load()
    await other.library.load()
    await run(one.library)
    expect(has(other.library.getState(), kind, id)).toBe(wanted)
    const next = openTab()
    await next.library.load()
    expect(has(next.library.getState(), kind, id)).toBe(wanted)
    expect(next.api.fetchInterests).not.toHaveBeenCalled()
  })

  it('applies the set that the server returns', async () => {
    const { api, library, known } = await loaded()
    api[call].mockResolvedValue(success({ topics: ['8', '9'] }) as never)
    await run(library)
    expect(known().interests.topics).toEqual(expect.arrayContaining(['8', '9']))
    expect(has(library.getState(), kind, id)).toBe(wanted)
    expect(known().interests.totalFollowers).toBe(4)
  })
})

describe('changes of the library', () => {
  it('send no request when nothing would change', async () => {
    const { api, library } = await loaded()
    expect(await library.follow('author', '11')).toEqual(success(undefined))
    expect(await library.unfollow('topic', '99')).toEqual(success(undefined))
    expect(api.setFollowed).not.toHaveBeenCalled()
  })

  it('that repeat a pending follow share its request', async () => {
    const { api, library } = await loaded()
    await Promise.all([library.follow('author', '5'), library.follow('author', '5')])
    expect(api.setFollowed).toHaveBeenCalledTimes(1)
  })

  it('that follow and unfollow the same are sent in order', async () => {
    const { api, library } = await loaded()
    await Promise.all([library.follow('user', '5'), library.unfollow('user', '5')])
    expect(api.setFollowed.mock.calls).toEqual([
      ['user', '5', true],
      ['user', '5', false],
    ])
    expect(has(library.getState(), 'user', '5')).toBe(false)
  })

  it('do not wait for a pending change of another entity: a save is sent while a follow hangs', async () => {
    const { api, library } = await loaded()
    api.setFollowed.mockReturnValueOnce(createDeferred<Answer>().promise)
    void library.follow('author', '5')
    await expect.poll(() => isChanging(library.getState(), 'author', '5')).toBe(true)
    expect(await library.saveContent('7')).toEqual(success(undefined))
    expect(has(library.getState(), 'content', '7')).toBe(true)
    expect(isChanging(library.getState(), 'author', '5')).toBe(true)
  })

  it.each([
    ['first', 0, 1],
    ['last', 1, 0],
  ])('keep what others have confirmed meanwhile, when the older set arrives %s', async (_, one, two) => {
    const { api, library } = await loaded()
    const calls = [createDeferred<Answer>(), createDeferred<Answer>()]
    for (const { promise } of calls) api.setFollowed.mockReturnValueOnce(promise)
    const done = [library.follow('author', '5'), library.follow('author', '6')]
    await expect.poll(() => isChanging(library.getState(), 'author', '6')).toBe(true)
    // Neither answer contains the other change.
    const answers = [success({ authors: ['11', '5'] }), success({ authors: ['11', '6'] })]
    for (const index of [one, two]) {
      calls[index]?.resolve(answers[index] ?? serverFailure)
      await done[index]
    }
    expect(has(library.getState(), 'author', '5') && has(library.getState(), 'author', '6')).toBe(true)
  })

  it('apply a server’s set without losing pending optimistic changes', async () => {
    const { api, library, known } = await loaded()
    const [author, reader] = [createDeferred<Answer>(), createDeferred<Answer>()]
    api.setFollowed.mockReturnValueOnce(author.promise).mockReturnValueOnce(reader.promise)
    const done = [library.follow('author', '5'), library.follow('user', '6')]
    await expect.poll(() => has(library.getState(), 'user', '6')).toBe(true)
    expect(known().interests.totalFollowed).toBe(2)
    author.resolve(success({ users: ['2001'], authors: ['5'], totalFollowed: 1 }))
    await done[0]
    expect(has(library.getState(), 'author', '5') && has(library.getState(), 'user', '6')).toBe(true)
    reader.resolve(serverFailure)
    await done[1]
    expect(has(library.getState(), 'user', '6')).toBe(false)
    expect(known().interests.totalFollowed).toBe(1)
  })

  it('made in two tabs at the same time are both kept', async () => {
    const { openTab } = createTabs()
    const [one, other] = [openTab(), openTab()]
    await Promise.all([one.library.load(), other.library.load()])
    await Promise.all([one.library.follow('topic', '1'), other.library.follow('topic', '2')])
    expect(one.known().interests.topics.sort()).toEqual(['1', '2'])
    expect(other.known().interests.topics.sort()).toEqual(['1', '2'])
  })

  it.each<FollowKind>(['user', 'author'])('are not sent in another reader’s name (%s)', async (kind) => {
    const { api, library, session } = await loaded()
    const first = createDeferred<Answer>()
    api.setFollowed.mockReturnValueOnce(first.promise)
    const done = [library.follow(kind, '6'), library.unfollow(kind, '6')]
    await expect.poll(() => isChanging(library.getState(), kind, '6')).toBe(true)
    session.become(anonymous)
    session.become(signedIn('9013'))
    api.fetchInterests.mockResolvedValue(success(interests({ users: ['6'], authors: ['6'] })))
    first.resolve(success({}))
    expect(await Promise.all(done)).toEqual([success(undefined), failed({ kind: 'aborted' })])
    expect(api.setFollowed).toHaveBeenCalledTimes(1)
    await library.load()
    expect(has(library.getState(), kind, '6')).toBe(true)
  })
})

describe('gifts', () => {
  it('are stored with their date, the last one of each content, for the next page too', async () => {
    const { openTab } = createTabs()
    const { library, known } = openTab({ answer: interests({ gifts: [{ contentId: '1001' }, { contentId: '1002' }] }) })
    await library.recordGift({ contentId: '1001', giftDate: '2026-11-13T12:00:00.000Z' })
    const gifts = [{ contentId: '1002' }, { contentId: '1001', giftDate: '2026-11-13T12:00:00.000Z' }]
    expect(known().interests.gifts).toEqual(gifts)
    const next = openTab()
    await next.library.load()
    expect(next.known().interests.gifts).toEqual(gifts)
  })
})

describe('the number of followed readers in the profile', () => {
  const following = ({ session }: ReturnType<typeof openTab>) => {
    const state = session.get()
    return state.status === 'signedIn' ? state.user.following : undefined
  }

  it.each([
    ['follow', '5', 4],
    ['unfollow', '2001', 2],
  ] as const)('changes at once with a %s, and back where it fails', async (command, id, changed) => {
    const tab = openTab({ reader: signedIn('9006', 3) })
    await tab.library.load()
    const { promise, resolve } = createDeferred<Answer>()
    tab.api.setFollowed.mockReturnValue(promise)
    const done = tab.library[command]('user', id)
    await expect.poll(() => following(tab)).toBe(changed)
    resolve(serverFailure)
    await done
    expect(following(tab)).toBe(3)
    tab.api.setFollowed.mockResolvedValue(success({}))
    await tab.library[command]('user', id)
    expect(following(tab)).toBe(changed)
  })

  it('is not changed for another reader, nor where the profile had none', async () => {
    const tab = openTab({ reader: signedIn('9006', 3) })
    await tab.library.load()
    const { promise, resolve } = createDeferred<Answer>()
    tab.api.setFollowed.mockReturnValue(promise)
    const done = tab.library.follow('user', '5')
    await expect.poll(() => following(tab)).toBe(4)
    tab.session.become(signedIn('9007', 8))
    resolve(serverFailure)
    await done
    expect(following(tab)).toBe(8)
    tab.session.become(signedIn('9006'))
    await tab.library.follow('user', '6')
    expect(following(tab)).toBeUndefined()
  })
})

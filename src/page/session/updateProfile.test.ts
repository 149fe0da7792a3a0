import { describe, expect, it, vi } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { createBrowser, profileOf, tokenOf } from '#testing/session.fixture.ts'
import { changedFields, getProfileUpdates, type ProfileUpdates } from './updateProfile.ts'
import { userOf } from './userOf.ts'

const agata = { id: '7', nick: 'Agata', email: 'agata@diari.example', theme: 'light' } as const
const notifications = profileOf(agata).notifications

type Answer = Awaited<ReturnType<ProfileUpdates['update']>>
const answered = (fields: object): Answer => success(profileOf({ ...agata, ...fields }))
const refused: Answer = failed({ kind: 'http', status: 500, errors: [] })

/** Àgata's browser, in which the test answers each PATCH by its index. */
async function signedIn() {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', tokenOf('7'))
  browser.backend.profile = () => agata
  const openTab = async () => {
    const { session } = browser.open()
    await session.ready()
    const sent: { body: unknown; answer: (value: Answer) => void }[] = []
    const send = (body: unknown) =>
      // The client's answers are typed by the schema it is given; here it is always the profile's.
      new Promise<Answer>((answer) => void sent.push({ body, answer })) as Promise<never>
    const shared = new Map<string, unknown>()
    const updates = getProfileUpdates({
      client: { patch: (_, __, given) => send(given?.body), post: (_, __, given) => send(given?.body) },
      session,
      getShared<Shared>(key: string, create: () => Shared) {
        if (!shared.has(key)) shared.set(key, create())
        return shared.get(key) as Shared
      },
    })
    const user = () => userOf(session.get())
    const answer = async (index: number, value: Answer) => {
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(index))
      sent[index]?.answer(value)
    }
    return { session, updates, sent, answer, user }
  }
  return { browser, openTab, ...(await openTab()) }
}

describe('a change of the profile', () => {
  it.each([
    [{ language: 'de' }],
    [{ theme: 'dark' }],
    [{ newsletters: { contents: true, promo: false, notices: true } }],
    [{ notifications: { ...notifications, manual: false } }],
    [{ description: 'Llegeixo.' }],
    [{ name: 'A', surname: 'M', gender: 'm', birthDate: '1984-02-29', phoneNumber: '600123456', email: agata.email }],
  ] as const)('sends %j, and takes the user from the answer', async (change) => {
    const { updates, sent, answer, user } = await signedIn()
    const done = updates.update(change)
    await answer(0, answered({ ...change, followers: 4 }))
    expect(await done).toMatchObject({ ok: true, value: { nick: 'Agata', ...change } })
    expect(sent.map(({ body }) => body)).toEqual([change])
    expect(user()).toMatchObject({ ...change, followers: 4 })
  })

  it('is on the next page too, without a request', async () => {
    const { browser, updates, answer } = await signedIn()
    const done = updates.update({ theme: 'dark' })
    await answer(0, answered({ theme: 'dark', followers: 4 }))
    await done
    expect(browser.open().session.get()).toMatchObject({ status: 'signedIn', user: { theme: 'dark', followers: 4 } })
  })

  it('leaves everything as it was when it is refused', async () => {
    const { updates, answer, user } = await signedIn()
    const before = user()
    const done = updates.update({ theme: 'dark' })
    await answer(0, refused)
    expect(await done).toEqual(refused)
    expect(user()).toBe(before)
  })

  it('sends a picture as a form', async () => {
    const { updates, sent, answer, user } = await signedIn()
    const done = updates.uploadAvatar(new Blob(['…'], { type: 'image/png' }))
    await answer(0, answered({ avatarUrl: '/u7.png' }))
    expect(await done).toMatchObject({ ok: true })
    const [{ body } = { body: undefined }] = sent
    expect(body instanceof FormData && body.get('avatar')).toBeInstanceOf(Blob)
    expect(user()).toMatchObject({ avatarUrl: '/u7.png' })
  })
})

describe('a late answer to a change of the profile', () => {
  it('does not undo the change of another panel', async () => {
    const { updates, answer, user } = await signedIn()
    const theme = updates.update({ theme: 'dark' })
    const language = updates.update({ language: 'de' })
    await answer(1, answered({ language: 'de' }))
    await language
    await answer(0, answered({ theme: 'dark', language: null }))
    await theme
    expect(user()).toMatchObject({ theme: 'dark', language: 'de' })
  })

  it('does not undo the change of another tab', async () => {
    const { openTab, updates, answer, user } = await signedIn()
    const other = await openTab()
    const theme = updates.update({ theme: 'dark' })
    const nick = other.updates.update({ nick: 'Àgata M.' })
    await other.answer(0, answered({ nick: 'Àgata M.' }))
    await nick
    await answer(0, answered({ theme: 'dark' }))
    await theme
    for (const tab of [user, other.user]) expect(tab()).toMatchObject({ theme: 'dark', nick: 'Àgata M.' })
  })

  it('does not undo the switch that another tab has changed, where the switches were sent together', async () => {
    const { session, updates, answer, user } = await signedIn()
    const off = { ...notifications, manual: false }
    const change = updates.update({ notifications: off })
    session.update({ notifications: { ...notifications, topics: true } })
    await answer(0, answered({ notifications: off }))
    expect(await change).toMatchObject({ value: { notifications: { manual: false, topics: true } } })
    expect(user()).toMatchObject({ notifications: { manual: false, topics: true } })
  })

  it('does not undo what the app has confirmed meanwhile', async () => {
    const { session, updates, answer, user } = await signedIn()
    const theme = updates.update({ theme: 'dark' })
    session.update({ emailValidated: true })
    await answer(0, answered({ theme: 'dark', emailValidated: false }))
    await theme
    expect(user()).toMatchObject({ theme: 'dark', emailValidated: true })
  })

  it('cannot arrive after that of a later change of the same fields: they are sent in order', async () => {
    const { updates, sent, answer, user } = await signedIn()
    const off = { ...notifications, manual: false }
    const changes = [updates.update({ notifications: off }), updates.update({ notifications })]
    await answer(0, answered({ notifications: off }))
    await changes[0]
    expect(user()).toMatchObject({ notifications: off })
    await answer(1, answered({ notifications }))
    await changes[1]
    expect(sent).toHaveLength(2)
    expect(user()).toMatchObject({ notifications })
  })

  it('is followed by the next change also when it is a refusal', async () => {
    const { updates, answer, user } = await signedIn()
    const changes = [updates.update({ nick: 'El Far' }), updates.update({ description: 'Llegeixo.' })]
    await answer(0, refused)
    await answer(1, answered({ description: 'Llegeixo.' }))
    expect(await Promise.all(changes)).toMatchObject([refused, { ok: true }])
    expect(user()).toMatchObject({ nick: 'Agata', description: 'Llegeixo.' })
  })

  it('is not given to another reader, and no change is sent in their name', async () => {
    const { browser, session, updates, sent, answer, user } = await signedIn()
    const changes = [updates.update({ nick: 'Àgata M.' }), updates.update({ visible: true })]
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    browser.cookies.write('nx-session-user', tokenOf('8'))
    session.signedIn(profileOf({ id: '8', nick: 'Berta' }))
    await answer(0, answered({ nick: 'Àgata M.' }))
    const aborted = failed({ kind: 'aborted' })
    expect(await Promise.all(changes)).toEqual([aborted, aborted])
    expect(sent).toHaveLength(1)
    expect(user()).toMatchObject({ id: '8', nick: 'Berta' })
  })

  it('is not shown to anybody after a sign-out', async () => {
    const { session, updates, answer } = await signedIn()
    const change = updates.update({ theme: 'dark' })
    await session.signOut()
    await answer(0, answered({ theme: 'dark' }))
    expect(await change).toEqual(failed({ kind: 'aborted' }))
    expect(session.get()).toEqual({ status: 'anonymous' })
  })
})

it('changedFields returns those that differ, and takes nothing and an empty text for the same', () => {
  const user = profileOf({ ...agata, description: null, visible: true })
  expect(changedFields(user, { nick: 'Agata', description: '', visible: true })).toEqual({})
  expect(changedFields(user, { nick: 'Àgata', description: '', visible: false })).toEqual({
    nick: 'Àgata',
    visible: false,
  })
  expect(changedFields(user, { notifications: { ...notifications } })).toEqual({})
})

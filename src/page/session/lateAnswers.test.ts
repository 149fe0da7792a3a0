import { expect, it, vi } from 'vitest'
import { createBrowser, type ProfileAnswer, profileOf, tokenOf } from '#testing/session.fixture.ts'

const agata = tokenOf('7')
const old = { id: '7', nick: 'Agata', emailValidated: false }

/** Àgata's browser, in which the test answers GET /user/profile. */
function slowBrowser() {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', agata)
  const waiting: ((answer: ProfileAnswer) => void)[] = []
  browser.backend.profile = () => new Promise<ProfileAnswer>((resolve) => waiting.push(resolve))
  /** Waits for the request with this index, from 0, and answers it. */
  const answer = async (index: number, profile: ProfileAnswer) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(index))
    waiting[index]?.(profile)
  }
  return { ...browser, browser, answer }
}

it('a profile requested earlier does not undo a later change from the app', async () => {
  const { browser, answer } = slowBrowser()
  const { session } = browser.open({ inApp: true })
  const ready = session.ready()
  session.update({ emailValidated: true })
  await answer(0, old)
  await expect(ready).resolves.toMatchObject({ user: { nick: 'Agata', emailValidated: true } })
  expect(browser.open().session.get()).toMatchObject({ user: { emailValidated: true } })
})

it('a profile requested earlier does not undo a later change that the backend has confirmed', async () => {
  const { browser, answer } = slowBrowser()
  const { session } = browser.open()
  const ready = session.ready()
  await answer(0, old)
  await ready
  const refreshed = session.refresh()
  session.update(profileOf({ ...old, nick: 'Àgata M.' }))
  await answer(1, old)
  await expect(refreshed).resolves.toMatchObject({ user: { nick: 'Àgata M.' } })
  expect(browser.open().session.get()).toMatchObject({ user: { nick: 'Àgata M.' } })
})

it.each([true, false])(
  'a profile requested earlier does not undo what another tab has stored since, whether its message has arrived or not (%j)',
  async (announced) => {
    const { browser, answer, wait, storage } = slowBrowser()
    const first = browser.open().session
    const ready = first.ready()
    await answer(0, old)
    await ready
    const refreshed = first.refresh()
    wait(1000)
    if (announced) browser.open().session.update({ nick: 'Àgata M.' })
    else {
      const text = storage.getItem('updated-profile-cookie-data') ?? ''
      const entry = JSON.parse(text)
      entry.value = { ...entry.value, asOf: entry.value.asOf + 1000, user: { ...entry.value.user, nick: 'Àgata M.' } }
      storage.setItem('updated-profile-cookie-data', JSON.stringify(entry))
    }
    await answer(1, old)
    await expect(refreshed).resolves.toMatchObject({ user: { nick: 'Àgata M.' } })
    expect(browser.open().session.get()).toMatchObject({ user: { nick: 'Àgata M.' } })
  },
)

it('a refresh after a sign-in sends a new request even if an earlier one is pending', async () => {
  const { browser, answer, requests } = slowBrowser()
  const { session } = browser.open()
  void session.ready()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  session.signedIn(profileOf({ ...old, nick: 'Àgata M.' }))
  const refreshed = session.refresh()
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  await answer(0, old)
  await answer(1, { ...old, nick: 'Àgata N.' })
  await expect(refreshed).resolves.toMatchObject({ user: { nick: 'Àgata N.' } })
})

it('a change after the profile’s answer has arrived is not undone by it', async () => {
  const { browser, answer } = slowBrowser()
  const { session } = browser.open()
  const ready = session.ready()
  await answer(0, old)
  await ready
  session.update({ emailValidated: true })
  expect(session.get()).toMatchObject({ user: { emailValidated: true } })
})

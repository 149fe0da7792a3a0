import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowser, NOW, tokenOf, tokenWith } from '#testing/session.fixture.ts'

const agata = tokenOf('7')
const renewed = tokenOf('7', 'renewed')
const user = { id: '7', nick: 'Agata' }
const Anything = v.unknown()

afterEach(() => {
  vi.useRealTimers()
})

async function openPage({ inApp = false, token = agata } = {}) {
  const browser = createBrowser()
  browser.cookies.write('nx-session-user', token)
  const tab = browser.open({ inApp })
  await tab.session.ready()
  browser.requests.length = 0
  return { ...browser, ...tab, browser }
}

describe('signing out', () => {
  it('notifies the backend with the old token, and the tools, and does not look for an app on the web', async () => {
    const { session, requests, track, app } = await openPage()
    await session.signOut()
    expect(requests).toEqual([{ call: 'POST user/logout', token: agata }])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'logout' })
    expect(app.send).not.toHaveBeenCalled()
  })

  it('notifies the app', async () => {
    const { session, app } = await openPage({ inApp: true })
    await session.signOut()
    expect(app.send).toHaveBeenCalledExactlyOnceWith('logout')
  })

  it('does not wait for the backend’s answer, nor depend on it', async () => {
    const { session, backend, calls } = await openPage()
    backend.logout = 401
    const done = session.signOut()
    expect(session.get()).toEqual({ status: 'anonymous' })
    expect(session.token()).toBeUndefined()
    await done
    expect(calls()).toEqual(['POST user/logout'])
  })

  it('clears interests, profile data, theme and the session cookie only', async () => {
    const { session, storage, cookies } = await openPage()
    const own = ['nx-user-interests-7', 'pending-notifications7', 'theme', 'refresh-user-data']
    const others = ['nx-user-interests-8', 'ara-voted-polls']
    for (const key of [...own, ...others]) storage.setItem(key, 'x')
    await session.signOut()
    for (const key of [...own, 'updated-profile-cookie-data', 'user-profile-loaded'])
      expect(storage.getItem(key)).toBeNull()
    for (const key of others) expect(storage.getItem(key)).toBe('x')
    expect(cookies.read('nx-session-user')).toBeUndefined()
  })

  it('ignores a profile that arrives afterwards', async () => {
    const { session } = await openPage()
    const late = session.refresh()
    await session.signOut()
    await expect(late).resolves.toEqual({ status: 'anonymous' })
    expect(session.get()).toEqual({ status: 'anonymous' })
  })
})

describe('a 401 on the web', () => {
  it('signs out after any request, without a logout request', async () => {
    const { session, client, backend, calls, cookies, track } = await openPage()
    backend.profile = () => 401
    await client.post('comment/7/like', Anything)
    expect(session.get()).toEqual({ status: 'anonymous' })
    expect(cookies.read('nx-session-user')).toBeUndefined()
    expect(calls()).toEqual(['POST comment/7/like'])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'account', action: 'logout', label: '401' })
  })

  it('changes nothing where it refuses an earlier token', async () => {
    const { session } = await openPage()
    session.unauthorized(tokenOf('7', 'older'))
    session.unauthorized(undefined)
    expect(session.get()).toMatchObject({ status: 'signedIn' })
  })

  it('resolves `ready` where it refuses the profile', async () => {
    const browser = createBrowser()
    browser.cookies.write('nx-session-user', agata)
    browser.backend.profile = () => 401
    const { session } = browser.open()
    await expect(session.ready()).resolves.toEqual({ status: 'anonymous' })
    expect(session.token()).toBeUndefined()
  })
})

describe('the session in the app', () => {
  it('requests a new token once after a 401, and reloads the profile with it', async () => {
    const { session, client, backend, app, requests, idle } = await openPage({ inApp: true })
    backend.profile = (token) => (token === renewed ? { id: '7', nick: 'Agata M.' } : 401)
    await Promise.all([client.get('poll/1', Anything), client.get('poll/2', Anything)])
    await idle()
    expect(app.send).toHaveBeenCalledExactlyOnceWith('requestToken')
    expect(session.get()).toMatchObject({ status: 'signedIn', user })

    requests.length = 0
    session.setToken(renewed)
    expect(session.get()).toMatchObject({ status: 'loading', user })
    await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn', user: { nick: 'Agata M.' } })
    expect(requests).toEqual([{ call: 'GET user/profile', token: renewed }])
  })

  it('waits for the new token where the first profile is refused', async () => {
    const browser = createBrowser()
    browser.cookies.write('nx-session-user', agata)
    browser.backend.profile = (token) => (token === renewed ? user : 401)
    const { session, app } = browser.open({ inApp: true })
    app.send.mockImplementation(() => {
      session.setToken(renewed)
      return true
    })
    await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
    expect(app.send).toHaveBeenCalledOnce()
  })

  it('does not renew a renewed token that is refused too', async () => {
    const { session, backend, app, calls, idle } = await openPage({ inApp: true })
    backend.profile = () => 401
    let signature = 0
    app.send.mockImplementation(() => {
      session.setToken(tokenOf('7', `s${signature++}`))
      return true
    })
    await session.refresh()
    await idle()
    expect(app.send).toHaveBeenCalledOnce()
    expect(calls()).toHaveLength(2)
    expect(session.get()).toMatchObject({ status: 'signedIn', user })
  })

  it('does not renew a refused token again even if the app takes longer than the time-out', async () => {
    const { session, backend, app } = await openPage({ inApp: true })
    vi.useFakeTimers()
    backend.profile = () => 401
    let signature = 0
    app.send.mockImplementation(() => {
      setTimeout(() => session.setToken(tokenOf('7', `s${signature++}`)), 6_000)
      return true
    })
    void session.refresh()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(app.send).toHaveBeenCalledOnce()
  })

  it('waits 5 seconds for a silent app, then goes on with the stored profile', async () => {
    const browser = createBrowser()
    browser.cookies.write('nx-session-user', agata)
    browser.backend.profile = () => 401
    const { session } = browser.open({ inApp: true })
    vi.useFakeTimers()
    const known = vi.fn()
    void session.ready().then(known)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(known).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(known).toHaveBeenCalledWith({ status: 'anonymous' })
    expect(session.token()).toBe(agata)
  })

  it('requests a new token for a widget, once for simultaneous callers', async () => {
    const { session, app, calls } = await openPage({ inApp: true })
    const requests = [session.renew(), session.renew()]
    await vi.waitFor(() => expect(app.send).toHaveBeenCalledExactlyOnceWith('requestToken'))
    session.setToken(renewed)
    expect(await Promise.all(requests)).toEqual([
      { status: 'signedIn', user: expect.objectContaining(user) },
      { status: 'signedIn', user: expect.objectContaining(user) },
    ])
    expect(session.token()).toBe(renewed)
    expect(calls()).toEqual(['GET user/profile'])
  })

  it('requests no token on the web', async () => {
    const { session, app } = await openPage()
    expect(await session.renew()).toMatchObject({ status: 'signedIn' })
    expect(app.send).not.toHaveBeenCalled()
  })

  it('does not wait for an unreachable app', async () => {
    const browser = createBrowser()
    browser.cookies.write('nx-session-user', agata)
    browser.backend.profile = () => 401
    const { session, app } = browser.open({ inApp: true })
    app.send.mockReturnValue(false)
    await expect(session.ready()).resolves.toEqual({ status: 'anonymous' })
  })

  it('requests a new token when the current one has expired', async () => {
    const browser = createBrowser()
    browser.cookies.write('nx-session-user', tokenWith({ sub: '7', exp: NOW / 1000 - 1 }))
    const { session, app } = browser.open({ inApp: true })
    app.send.mockImplementation(() => {
      session.setToken(renewed)
      return true
    })
    await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
  })

  it('is signed in on this page and the next one by a sign-in in the app', async () => {
    const browser = createBrowser()
    const { session } = browser.open({ inApp: true })
    session.setToken(agata)
    await expect(session.ready()).resolves.toMatchObject({ status: 'signedIn', user })
    expect(browser.open({ inApp: true }).session.get()).toMatchObject({ status: 'signedIn', user })
  })

  it('never shows another reader’s profile under a new token', async () => {
    const { session } = await openPage({ inApp: true })
    session.setToken(tokenOf('8'))
    expect(session.get()).toEqual({ status: 'loading', user: undefined })
  })

  it('is signed out on this page by an empty token, without a message back to the app', async () => {
    const { session, app } = await openPage({ inApp: true })
    session.setToken('')
    expect(session.get()).toEqual({ status: 'anonymous' })
    expect(app.send).not.toHaveBeenCalled()
  })

  it('reports and ignores an undecodable token', async () => {
    const { session, report } = await openPage({ inApp: true })
    session.setToken('<script>')
    expect(session.token()).toBe(agata)
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('other tabs', () => {
  it('follow a sign-out, without a request of their own', async () => {
    const { browser, session, calls } = await openPage()
    const other = browser.open()
    await session.signOut()
    expect(other.session.get()).toEqual({ status: 'anonymous' })
    expect(other.session.token()).toBeUndefined()
    expect(calls()).toEqual(['POST user/logout'])
  })

  it('follow a sign-in, with the profile that the first one loaded', async () => {
    const browser = createBrowser()
    const other = browser.open()
    await other.session.ready()
    await browser.open({ href: `https://diari.example/#x-bbnxauthorization=${agata}`, inApp: true }).session.ready()
    expect(other.session.get()).toMatchObject({ status: 'signedIn', user })
    expect(other.session.token()).toBe(agata)
    expect(browser.calls()).toEqual(['GET user/profile'])
  })

  it('follow a change of the profile', async () => {
    const { browser, session } = await openPage()
    const other = browser.open()
    session.update({ emailValidated: true })
    expect(other.session.get()).toMatchObject({ user: { emailValidated: true } })
  })

  it('load the profile themselves when it is not stored', async () => {
    const { browser, session } = await openPage()
    browser.storage.removeItem('updated-profile-cookie-data')
    browser.cookies.write('nx-session-user', tokenOf('8'))
    browser.backend.profile = () => ({ id: '8', nick: 'Biel' })
    browser.announce('changed')
    expect(session.get()).toEqual({ status: 'loading', user: undefined })
    await expect(session.ready()).resolves.toMatchObject({ user: { nick: 'Biel' } })
    expect(browser.requests).toEqual([{ call: 'GET user/profile', token: tokenOf('8') }])
  })

  it('neither send nor receive once they are disposed of', async () => {
    const { browser, session } = await openPage()
    const other = browser.open()
    other.session.dispose()
    await session.signOut()
    expect(other.session.get()).toMatchObject({ status: 'signedIn' })
  })
})

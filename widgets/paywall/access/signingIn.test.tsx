import { afterEach, describe, expect, it } from 'vitest'
import { startNetwork } from '#testing/startNetwork.ts'
import { showPaywall } from '../testing/showPaywall.fixture.tsx'

startNetwork()

describe('a paywall’s reader who signs in on the page', () => {
  afterEach(() => sessionStorage.clear())

  const arrive = async (user?: object) => {
    const shown = showPaywall({ type: 'blocking' }, user ? { user } : {})
    if (user) await expect.poll(() => shown.emit.mock.calls.length).toBe(1)
    else await shown.view.findByRole('heading')
    return shown
  }
  const subscriber = { subscriber: true }

  it('gets the full article by a reload, each time', async () => {
    const first = await arrive()
    first.become(subscriber)
    expect(first.location.reload).toHaveBeenCalledOnce()

    const { become, location, view } = await arrive(subscriber)
    become(undefined)
    await view.findByRole('heading')
    become(subscriber)
    expect(location.reload).toHaveBeenCalledOnce()
  })

  it('gets the full article as a subscriber too after a sign-in with an account that opened nothing', async () => {
    const first = await arrive()
    first.become({})
    expect(first.location.reload).toHaveBeenCalledOnce()

    const registered = await arrive({})
    registered.become(undefined)
    await registered.view.findByRole('heading')
    registered.become(subscriber)
    expect(registered.location.reload).toHaveBeenCalledOnce()

    const opened = await arrive(subscriber)
    opened.become(undefined)
    opened.become({})
    expect(opened.location.reload).toHaveBeenCalledOnce()
  })

  it('causes no reload loop when an app without cookies first gives the token of an account, then of a subscription', async () => {
    let reloads = 0
    for (let load = 0; load < 6; load++) {
      const { become, location } = await arrive()
      become({})
      if (location.reload.mock.calls.length === 0) become(subscriber)
      reloads += location.reload.mock.calls.length
    }
    expect(reloads).toBe(2)
  })

  it('causes no reload loop when the browser stores no session', async () => {
    const first = await arrive()
    first.become(subscriber)
    const second = await arrive()
    second.become(subscriber)
    expect(second.location.reload).not.toHaveBeenCalled()
  })
})

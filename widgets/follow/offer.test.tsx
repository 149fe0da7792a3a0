import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Scene, Target } from './follow.fixture.ts'
import { called, startBackend, targets } from './follow.fixture.ts'

const { open } = startBackend()
const title = 'Would you like alerts on your phone?'

async function follow(target: Target, scene: Scene = {}) {
  const opened = open([target], scene)
  await userEvent.click(await opened.button(`Follow ${called(target)}`))
  await opened.button(`Following ${called(target)}. Unfollow`)
  return {
    ...opened,
    pressed: () => opened.button(`Following ${called(target)}. Unfollow`),
    offer: async () => within(await (await opened.view()).findByRole('dialog', { name: title })),
    async expectNoOffer() {
      await vi.waitFor(() => expect(opened.told).toHaveLength(1))
      expect((await opened.view()).queryByRole('dialog')).toBeNull()
    },
  }
}

describe('after an author or a topic was followed', () => {
  it.each(['author', 'topic'] as const)(
    'notifications are offered (%s), to be turned on in the settings',
    async (kind) => {
      const { offer, expectAccessible } = await follow(targets[kind][1])
      const dialog = await offer()
      const link = dialog.getByRole('link', { name: 'Turn on notifications' })
      expect(link.getAttribute('href')).toBe('#profile.notifications')
      await expectAccessible()
      await userEvent.click(link)
      expect(window.location.hash).toBe('#profile.notifications')
      await vi.waitFor(() => expect(link.isConnected).toBe(false))
    },
  )

  it.each(['column', 'user'] as const)('but not after a %s', async (kind) => {
    const { expectNoOffer } = await follow(targets[kind][1])
    await expectNoOffer()
  })

  it('they can be decided later by keyboard, and are not offered again the same day', async () => {
    const { button, offer, pressed, close } = await follow(targets.author[1])
    await offer()
    await userEvent.keyboard('{Escape}')
    const back = await pressed()
    await vi.waitFor(() => expect(back.matches(':focus')).toBe(true))
    close()
    const next = await follow(targets.topic[1])
    await next.expectNoOffer()
    expect(button).toBeDefined()
  })

  it('“decide later” closes the offer and gives the focus back', async () => {
    const { offer, pressed } = await follow(targets.author[1])
    await userEvent.click((await offer()).getByRole('button', { name: 'Decide later' }))
    const back = await pressed()
    await vi.waitFor(() => expect(back.matches(':focus')).toBe(true))
  })

  it('not where the reader has them on', async () => {
    const { expectNoOffer } = await follow(targets.author[1], { persona: 'premium-c' })
    await expectNoOffer()
  })
})

describe('in the app', () => {
  const status = (enabled: boolean) => ({ action: 'notificationsStatus', payload: { enabled } })

  it('the device is asked first; turned on by it, and said so', async () => {
    const { offer, sent, snackbars } = await follow(targets.topic[1], {
      app: (action) => {
        if (action === 'fetchNotificationsStatus') return status(false)
        return action === 'setNotificationsStatus' ? status(true) : undefined
      },
    })
    await userEvent.click((await offer()).getByRole('button', { name: 'Turn on notifications' }))
    await vi.waitFor(() => expect(snackbars()).toEqual([{ kind: 'success', text: 'Notifications are on.' }]))
    expect(sent()).toEqual([
      ['requestToken', undefined],
      ['fetchNotificationsStatus', undefined],
      ['setNotificationsStatus', { enabled: true }],
    ])
  })

  it('nothing is offered where the device has them on', async () => {
    const { expectNoOffer, sent } = await follow(targets.topic[1], { app: () => status(true) })
    await vi.waitFor(() => expect(sent()).toContainEqual(['fetchNotificationsStatus', undefined]))
    await expectNoOffer()
  })

  it('a new token is asked for after a reader was followed, too', async () => {
    const { expectNoOffer, sent } = await follow(targets.user[1], { app: () => undefined })
    await expectNoOffer()
    expect(sent()).toEqual([['requestToken', undefined]])
  })
})

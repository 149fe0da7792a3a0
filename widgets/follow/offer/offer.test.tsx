import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { quotedName, type Scene, startBackend, type Target, targets } from '../follow.fixture.ts'

const { open } = startBackend()
const title = 'Would you like notifications on your phone?'

async function follow(target: Target, scene: Scene = {}) {
  const opened = open([target], scene)
  await userEvent.click(await opened.button(`Follow ${quotedName(target)}`))
  await opened.button(`Following ${quotedName(target)}. Unfollow`)
  return {
    ...opened,
    pressed: () => opened.button(`Following ${quotedName(target)}. Unfollow`),
    offer: async () => within(await (await opened.view()).findByRole('group', { name: title })),
    async expectNoOffer() {
      await vi.waitFor(() => expect(opened.events).toHaveLength(1))
      expect((await opened.view()).queryByRole('group')).toBeNull()
    },
  }
}

describe('the notifications offer', () => {
  it('is announced and stands beside the button, which keeps the focus; it is the next tab stop', async () => {
    const { offer, pressed, view } = await follow(targets.author[1])
    const group = await offer()
    const button = await pressed()
    expect(button.matches(':focus')).toBe(true)
    const inside = await view()
    expect(inside.getByRole('status').textContent).toBe(
      `You are now following ${quotedName(targets.author[1])}. ${title}`,
    )
    expect(inside.queryByRole('dialog')).toBeNull()
    await userEvent.tab()
    expect(group.getByRole('link', { name: 'Turn them on' }).matches(':focus')).toBe(true)
  })

  it('closes when the target is unfollowed again', async () => {
    const { offer, pressed, view } = await follow(targets.author[1])
    await offer()
    // Until the pointer has left it, the button still shows that it was pressed.
    await userEvent.unhover(await pressed())
    await userEvent.click(await pressed())
    const { queryByRole } = await view()
    await vi.waitFor(() => expect(queryByRole('group')).toBeNull())
  })

  it.each(['author', 'topic'] as const)('opens after following (%s) and links to the settings', async (kind) => {
    const { offer, expectAccessible } = await follow(targets[kind][1])
    const dialog = await offer()
    const link = dialog.getByRole('link', { name: 'Turn them on' })
    expect(link.getAttribute('href')).toBe('#profile.notification-settings')
    await expectAccessible()
    await userEvent.click(link)
    expect(window.location.hash).toBe('#profile.notification-settings')
    await vi.waitFor(() => expect(link.isConnected).toBe(false))
  })

  it.each(['column', 'user'] as const)('does not open after following a %s', async (kind) => {
    const { expectNoOffer } = await follow(targets[kind][1])
    await expectNoOffer()
  })

  it('is dismissed with Escape, and does not open again the same day', async () => {
    const { button, offer, pressed, close } = await follow(targets.author[1])
    await offer()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    const back = await pressed()
    await vi.waitFor(() => expect(back.matches(':focus')).toBe(true))
    close()
    const next = await follow(targets.topic[1])
    await next.expectNoOffer()
    expect(button).toBeDefined()
  })

  it('closes with “Decide later” and returns the focus to the button', async () => {
    const { offer, pressed } = await follow(targets.author[1])
    await userEvent.click((await offer()).getByRole('button', { name: 'Decide later' }))
    const back = await pressed()
    await vi.waitFor(() => expect(back.matches(':focus')).toBe(true))
  })

  it('does not open when the reader has notifications on', async () => {
    const { expectNoOffer } = await follow(targets.author[1], { persona: 'premium-c' })
    await expectNoOffer()
  })
})

describe('the notifications offer in the app', () => {
  const status = (enabled: boolean) => ({ action: 'notificationsStatus', payload: { enabled } }) as const

  it('opens after the device reports notifications off, turns them on and confirms it', async () => {
    const { offer, sent, snackbars } = await follow(targets.topic[1], {
      appAnswers: { fetchNotificationsStatus: status(false), setNotificationsStatus: status(true) },
    })
    await userEvent.click((await offer()).getByRole('button', { name: 'Turn them on' }))
    await vi.waitFor(() => expect(snackbars()).toEqual([{ kind: 'success', text: 'Notifications are on.' }]))
    expect(sent()).toEqual([
      ['requestToken', undefined],
      ['fetchNotificationsStatus', undefined],
      ['setNotificationsStatus', { enabled: true }],
    ])
  })

  it('does not open when the device has notifications on', async () => {
    const { expectNoOffer, sent } = await follow(targets.topic[1], {
      appAnswers: { fetchNotificationsStatus: status(true) },
    })
    await vi.waitFor(() => expect(sent()).toContainEqual(['fetchNotificationsStatus', undefined]))
    await expectNoOffer()
  })

  it('requests a new token after following a reader, too', async () => {
    const { expectNoOffer, sent } = await follow(targets.user[1], { appAnswers: {} })
    await expectNoOffer()
    expect(sent()).toEqual([['requestToken', undefined]])
  })
})

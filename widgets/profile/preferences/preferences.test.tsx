import { waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { firstByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { installApp } from '#testing/installApp.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel as open, userOf } from '../openPanel.fixture.tsx'

const backend = startBackend()
const user = () => userOf(backend(), 'Aloma del Rec')

describe('the notification settings', () => {
  it('are changed by the keyboard, and saved once after a pause', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const { switchOf, page, expectAccessible } = await open('notification-settings')
    const topics = await switchOf('Topics you follow')
    expect(topics).not.toBeChecked()
    topics.focus()
    await userEvent.keyboard(' ')
    expect(topics).toBeChecked()
    expect(user()?.notifications.topics).toBe(false)
    await userEvent.click(await switchOf('Top stories'))
    await waitFor(() => expect(user()?.notifications).toMatchObject({ topics: true, manual: false }))
    await waitFor(() => expect(page.session.get()).toMatchObject({ user: { notifications: { topics: true } } }))
    await expectAccessible()
  })

  it('are all turned off by one switch, which then has nothing to do and keeps the focus', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const { aside, switchOf } = await open('notification-settings')
    const allOff = await switchOf('Turn everything off')
    expect(allOff).not.toBeChecked()
    await userEvent.click(allOff)
    expect(aside.getAllByRole('switch', { checked: true })).toEqual([allOff])
    expect(allOff).toHaveAttribute('aria-disabled', 'true')
    expect(deepActiveElement()).toBe(allOff)
    await waitFor(() => expect(Object.values(user()?.notifications ?? { none: true })).not.toContain(true))
    await userEvent.click(await switchOf('Comments'))
    expect(allOff).not.toBeChecked()
  })

  it.each(firstByTier(['500', 'abort', '403'], 1))(
    'are reverted with the catalogue’s words when saving fails: %s',
    async (fault) => {
      backend().set({ persona: 'subscriber', language: 'en', fault: `user.update:${fault}` })
      const { switchOf, snackbars } = await open('notification-settings')
      const topics = await switchOf('Topics you follow')
      await userEvent.click(topics)
      expect(topics).toBeChecked()
      await waitFor(() => expect(snackbars()).toHaveLength(1))
      expect(snackbars()).toEqual([{ kind: 'error', text: 'Something went wrong. Try again later.' }])
      await waitFor(() => expect(topics).not.toBeChecked())
      expect(deepActiveElement()).toBe(topics)
      expect(user()?.notifications.topics).toBe(false)
    },
  )

  it('keep a change that is made while an earlier one is being saved', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const release = holdCall(backend(), 'user.update')
    const { switchOf } = await open('notification-settings')
    const topics = await switchOf('Topics you follow')
    const authors = await switchOf('Authors you follow')
    await userEvent.click(topics)
    await userEvent.click(authors)
    release()
    await userEvent.click(topics)
    await waitFor(() => expect(user()?.notifications).toMatchObject({ topics: false, authors: true }))
    expect(topics).not.toBeChecked()
    expect(authors).toBeChecked()
  })

  it('are saved when the reader leaves before the pause has ended', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const { aside, switchOf } = await open('notification-settings')
    await userEvent.click(await switchOf('Topics you follow'))
    await userEvent.click(aside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(user()?.notifications.topics).toBe(true))
  })

  it('show in the app that the device lets none through, until they are turned on again', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const sent = installApp('ios')
    const { aside, page } = await open('notification-settings')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ action: 'fetchNotificationsStatus' }))
    page.app.receive({ action: 'notificationsStatus', payload: { enabled: false } })
    await userEvent.click(await aside.findByRole('button', { name: 'Turn them back on' }))
    expect(sent).toHaveBeenCalledWith({ action: 'setNotificationsStatus', payload: { enabled: true } })
    page.app.receive({ action: 'notificationsStatus', payload: { enabled: true } })
    await waitFor(() => expect(aside.queryByText(/turned off on this device/)).toBeNull())
  })
})

describe('the newsletters in the profile', () => {
  it('are chosen with their language, each saved by a call of its own', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const { aside, switchOf, expectAccessible } = await open('bulletin')
    const offers = await switchOf('Offers')
    await userEvent.click(offers)
    expect(offers).not.toBeChecked()
    await userEvent.click(aside.getByRole('radio', { name: 'Spanish' }))
    await waitFor(() => expect(user()).toMatchObject({ language: 'es', newsletters: { promo: false, contents: true } }))
    await expectAccessible()
  })

  it('are all turned off by one switch, which reverts that when it is pressed again', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const { switchOf } = await open('bulletin')
    await userEvent.click(await switchOf('Offers'))
    const allOff = await switchOf('Turn everything off')
    expect(allOff).not.toBeChecked()
    await userEvent.click(allOff)
    expect(allOff).toBeChecked()
    await waitFor(() => expect(user()?.newsletters).toEqual({ contents: false, promo: false, notices: false }))
    await userEvent.click(allOff)
    await waitFor(() => expect(user()?.newsletters).toEqual({ contents: true, promo: false, notices: true }))
  })

  it('are reverted when saving fails', async () => {
    backend().set({ persona: 'subscriber', language: 'en', fault: 'user.update:500' })
    const { aside, switchOf } = await open('bulletin')
    const promo = await switchOf('Offers')
    await userEvent.click(promo)
    await waitFor(() => expect(promo).toBeChecked())
    await userEvent.click(aside.getByRole('radio', { name: 'Spanish' }))
    await waitFor(() => expect(aside.getByRole('radio', { name: 'Catalan' })).toBeChecked())
  })
})

describe('the theme in the profile', () => {
  it('is chosen by staff, and the page follows at once', async () => {
    backend().set({ persona: 'staff', language: 'en' })
    const { aside, page, expectAccessible } = await open('display')
    expect(await aside.findByRole('radio', { name: 'Same as device' })).toBeChecked()
    const offered = aside
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels, value }) => [value, labels?.[0]?.textContent])
    expect(offered).toEqual([
      ['1', 'Dark'],
      ['2', 'Light'],
      ['3', 'Same as device'],
    ])
    await userEvent.click(aside.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(userOf(backend(), 'Redacció')?.theme).toBe('dark'))
    await waitFor(() => expect(page.session.get()).toMatchObject({ user: { theme: 'dark' } }))
    expect(localStorage.getItem('theme')).toBeNull()
    await expectAccessible()
  })

  it('is the one that applies before staff have ever chosen one', async () => {
    backend().set({ persona: 'staff', language: 'en' })
    Object.assign(userOf(backend(), 'Redacció') ?? {}, { theme: 'none' })
    const { aside } = await open('display')
    expect(await aside.findByRole('radio', { name: 'Light' })).toBeChecked()
  })

  it('is the device’s in the app, where it counts before the profile’s', async () => {
    backend().set({ persona: 'staff', language: 'en' })
    installApp('android')
    localStorage.setItem('theme', 'dark')
    const { aside } = await open('display')
    expect(await aside.findByRole('radio', { name: 'Dark' })).toBeChecked()
  })

  it('is not offered to other readers who follow a link to it', async () => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const { aside } = await open('display')
    expect(await aside.findByText('This option is not available for your account yet.')).toBeVisible()
    expect(aside.queryByRole('radio')).toBeNull()
  })

  it('is stored on the device in the app, which is asked for a new token', async () => {
    backend().set({ persona: 'staff', language: 'en' })
    const sent = installApp('android')
    const { aside } = await open('display')
    await userEvent.click(await aside.findByRole('radio', { name: 'Light' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ action: 'requestToken' }))
    expect(localStorage.getItem('theme')).toBe('light')
  })

  it('is reverted when saving fails, on the device too', async () => {
    backend().set({ persona: 'staff', language: 'en', fault: 'user.update:500' })
    const sent = installApp('android')
    const { aside, snackbars } = await open('display')
    await userEvent.click(await aside.findByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(snackbars()).toHaveLength(1))
    await waitFor(() => expect(aside.getByRole('radio', { name: 'Same as device' })).toBeChecked())
    expect(localStorage.getItem('theme')).toBeNull()
    expect(sent).not.toHaveBeenCalledWith({ action: 'requestToken' })
  })
})

import { describe, expect, it } from 'vitest'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { createToken } from '#mocks/backend/token.ts'
import { dataMessages } from '#widgets/profile/data/data.messages.ts'
import { preferencesMessages } from '#widgets/profile/preferences/preferences.messages.ts'
import { menuMessages, messages } from '#widgets/profile/profile.messages.ts'
import { sendToPage, stubApp } from '../support/app.ts'
import { tabTo } from '../support/keyboard.ts'
import { languagesByTier } from '../support/languagesOnEngines.ts'
import { startNewspaper } from '../support/newspaper.ts'
import { profileKeys } from '../support/profileKeys.ts'

const { address, read, reader } = startNewspaper()

const PLACE = '/tarifes'

describe.each(languagesByTier('lite'))('the account by keyboard alone, %s, %s', (lang, engine) => {
  it('personal data survive the server’s error, and are then saved', async () => {
    const { page } = await read(PLACE, { lang, engine, persona: 'subscriber', fault: 'user.update:500x1' })
    const { aside, button, field, hasFocus, open, press, says, t, type } = profileKeys(page, lang)
    await open(messages.settings, messages.data)
    const surname = field(dataMessages.surname)
    const gender = aside.getByRole('combobox', { name: t(dataMessages.gender) })
    const birthdate = field(dataMessages.birthdate)
    const phone = field(dataMessages.phone)
    const shown = async () => [
      await surname.inputValue(),
      await gender.inputValue(),
      await birthdate.inputValue(),
      await phone.inputValue(),
    ]
    const typed = ['Recasens i Puig', 'h', '24/04/1979', '600 12 34 56'] as const

    await tabTo(page, surname)
    await type(typed[0])
    await tabTo(page, gender)
    await press('ArrowUp')
    await tabTo(page, birthdate)
    await type(typed[2])
    await tabTo(page, phone)
    await type(typed[3])
    await press('Enter')
    await says(failureMessages.generic)
    expect(await shown()).toEqual(typed)
    await hasFocus(phone)

    await tabTo(page, button(dataMessages.save))
    await press('Enter')
    await says(dataMessages.saved)
    await hasFocus(button(dataMessages.save))
    // The server's data, in a panel that was reached by its address.
    await page.reload()
    await expect.poll(shown).toEqual([...typed.slice(0, 3), '600123456'])
    for (const { id } of [messages.settings, messages.title]) {
      await press('Escape')
      await aside.getByRole('heading', { level: 2, name: t({ id }), exact: true }).waitFor()
    }
    await press('Escape')
    await aside.waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')
  })

  it('notifications are turned off at once and on one by one', async () => {
    const { page } = await read(PLACE, { lang, engine, persona: 'subscriber' })
    const { aside, hasFocus, open, press, t } = profileKeys(page, lang)
    const saved: unknown[] = []
    page.on('requestfinished', (request) => {
      if (request.method() === 'PATCH') saved.push(request.postDataJSON())
    })
    const named = (message: { id: string }) => aside.getByRole('switch', { name: t(message), exact: true })
    const on = aside.getByRole('switch', { checked: true })
    const { manual, userFollow, allOff } = preferencesMessages
    const all = ['manual', 'topics', 'authors', 'columns', 'contentComments', 'userInteraction', 'userFollow']
    const only = (...kinds: string[]) => ({
      notifications: Object.fromEntries(all.map((kind) => [kind, kinds.includes(kind)])),
    })

    await open(messages.settings, messages.notificationSettings)
    await tabTo(page, named(allOff))
    await press('Space')
    await expect.poll(() => on.count()).toBe(1)
    await expect.poll(() => saved).toEqual([only()])
    await hasFocus(named(allOff))
    expect(await named(allOff).isDisabled()).toBe(true)
    await press('Space')

    await page.reload()
    await tabTo(page, named(manual))
    expect(await on.count()).toBe(1)
    await press('Space')
    await tabTo(page, named(userFollow))
    await press('Space')
    await expect.poll(() => on.count()).toBe(2)
    await expect.poll(() => saved.at(-1)).toEqual(only('manual', 'userFollow'))
    await hasFocus(named(userFollow))
  })

  it('a purchase on iOS is restored by the app, whose token opens the subscriber’s view', async () => {
    const { page } = await reader()
    const sent = await stubApp(page, 'ios')
    // The app has a header of its own, which opens the profile by the address.
    await page.goto(address(`${PLACE}#profile`, { lang, engine, persona: 'registered', app: 'ios' }))
    const { aside, button, enter, staysInside, t } = profileKeys(page, lang)
    await enter(button(menuMessages.restore))
    await expect.poll(sent).toContainEqual({ action: 'restoreAppleStorePurchases', payload: {} })
    await sendToPage(page, { action: 'updateUserToken', payload: { token: createToken('apple', new Date()) } })
    await aside.getByText(t(menuMessages.banner, { number: 'apple-annual' })).waitFor()
    await staysInside()
  })
})

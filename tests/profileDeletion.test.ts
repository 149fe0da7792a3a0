import { describe, expect, it } from 'vitest'
import { dataMessages } from '#widgets/profile/data/data.messages.ts'
import { languagesByTier } from './support/languagesOnEngines.ts'
import { startNewspaper } from './support/newspaper.ts'
import { profileKeys } from './support/profileKeys.ts'

const { read } = startNewspaper()

/** A link into the profile. */
const DATA = '/tarifes#profile.data'

describe.each(languagesByTier('lite'))('deleting the account by keyboard alone, %s, %s', (lang, engine) => {
  it('a reader deletes the account after a second thought', async () => {
    const { page } = await read(DATA, { lang, engine, persona: 'registered' })
    const { aside, button, enter, hasFocus, press, question, says } = profileKeys(page, lang)
    const remove = button(dataMessages.deleteAccount)
    await enter(remove)
    await hasFocus(button(dataMessages.goBack, question))
    await press('Enter')
    await question.waitFor({ state: 'detached' })
    await hasFocus(remove)
    await press('Enter')
    await enter(button(dataMessages.deleteYes, question))
    await says(dataMessages.deleted)
    await aside.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('.head-place[data-widget-state=ready] a[href^="/usuari/login"]:visible').waitFor()
  })

  it('a subscriber is told why the account cannot be deleted', async () => {
    const { page } = await read(DATA, { lang, engine, persona: 'subscriber' })
    const { button, enter, hasFocus, press, question, t } = profileKeys(page, lang)
    const posted: string[] = []
    page.on('request', (request) => posted.push(`${request.method()} ${request.url()}`))
    const remove = button(dataMessages.deleteAccount)
    await enter(remove)
    await question.getByText(t(dataMessages.keepText)).waitFor()
    expect(await question.getByRole('button').count()).toBe(1)
    await hasFocus(button(dataMessages.goBack, question))
    await press('Enter')
    await question.waitFor({ state: 'detached' })
    await hasFocus(remove)
    expect(posted.filter((request) => request.includes('delete-account'))).toEqual([])
  })
})

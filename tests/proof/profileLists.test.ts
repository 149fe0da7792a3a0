import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { nameProblems } from '#mocks/backend/library/listNames.ts'
import { followingMessages } from '#widgets/profile/following/following.messages.ts'
import { messages } from '#widgets/profile/profile.messages.ts'
import { savedMessages } from '#widgets/profile/saved/saved.messages.ts'
import { isFocused, tabTo } from '../support/keyboard.ts'
import { languagesByTier } from '../support/languagesOnEngines.ts'
import { startNewspaper } from '../support/newspaper.ts'
import { profileKeys } from '../support/profileKeys.ts'

const { read } = startNewspaper()

const PLACE = '/tarifes'

describe.each(languagesByTier('react'))('lists of the profile by keyboard alone, %s, %s', (lang, engine) => {
  it('a list is renamed despite a taken name, emptied and deleted', async () => {
    const { page } = await read(PLACE, { lang, engine, persona: 'premium-s' })
    const { aside, button, enter, field, hasFocus, number, open, press, question, says, staysInside, t, type } =
      profileKeys(page, lang)
    const naming = page.getByRole('dialog', { name: t(savedMessages.renameTitle), exact: true })
    const row = (title: string) => aside.getByRole('button', { name: title })
    const counted = (count: number) => t(savedMessages.count, { count, shown: number(count) })
    await open(messages.saved)
    await enter(row('El barri vell: comerç'))

    await enter(button(savedMessages.rename))
    const name = field(savedMessages.name, naming)
    await hasFocus(name)
    await type('El barri vell: natura')
    await press('Enter')
    await naming.getByText(nameProblems[lang].taken).waitFor()
    await hasFocus(name)
    expect(await name.inputValue()).toBe('El barri vell: natura')
    await type('Per rellegir')
    await press('Enter')
    await says(savedMessages.renamed)
    // It leads back to where the list has its new name.
    await hasFocus(row('Per rellegir'))
    await press('Enter')

    const articles = aside.getByRole('list', { name: t(savedMessages.articles) }).getByRole('listitem')
    await articles.first().waitFor()
    const total = await articles.count()
    expect(total).toBeGreaterThan(1)
    await tabTo(page, articles.first().locator('[data-row-action]'))
    for (let left = total - 1; left > 0; left--) {
      await press('Enter')
      await expect.poll(() => articles.count()).toBe(left)
      await hasFocus(articles.first().locator('[data-row-action]'))
    }
    await press('Enter')
    await says(savedMessages.emptyList)
    await staysInside()
    await aside
      .getByRole('paragraph')
      .filter({ hasText: counted(0) })
      .waitFor()

    await enter(button(savedMessages.delete))
    await question.waitFor()
    await press('Escape')
    await question.waitFor({ state: 'detached' })
    await hasFocus(button(savedMessages.delete))
    await press('Enter')
    await enter(button(savedMessages.delete, question))
    await says(savedMessages.deleted)
    await row('El barri vell: natura').waitFor()
    expect(await row('Per rellegir').count()).toBe(0)
    await staysInside()
  })

  it('readers are followed and unfollowed from both tabs', async () => {
    const { page } = await read(PLACE, { lang, engine, persona: 'subscriber' })
    const { aside, hasFocus, open, press, t } = profileKeys(page, lang)
    const { followed, followedReaders, follow, followers, named } = followingMessages
    const toggle = (message: { id: string }, nick: string) =>
      aside.getByRole('button', { name: `${t(message)} ${t(named, { kind: 'user', name: nick })}` })
    const tab = (message: { id: string }, count: number) =>
      aside.getByRole('tab', { name: `${t(message)} ${count}`, exact: true, selected: true })
    const backTo = async (target: Locator) => {
      while (!(await isFocused(target))) await press('Shift+Tab')
    }
    await open(messages.following, messages.readers)

    await tabTo(page, toggle(followed, 'Bet'))
    await press('Enter')
    await toggle(followed, 'Bet').waitFor({ state: 'detached' })
    // On the row that has taken its place.
    await expect.poll(() => aside.locator('[data-row-action]:focus').count()).toBe(1)
    await backTo(tab(followedReaders, 2))
    await press('ArrowLeft')
    await hasFocus(tab(followers, 5))

    await toggle(follow, 'Bet').waitFor()
    await tabTo(page, toggle(follow, 'Rosalia'))
    await press('Enter')
    await toggle(followed, 'Rosalia').waitFor()
    await hasFocus(toggle(followed, 'Rosalia'))
    await backTo(tab(followers, 5))
    await press('ArrowRight')
    await hasFocus(tab(followedReaders, 3))
    await toggle(followed, 'Rosalia').waitFor()
    await press('ArrowLeft')
    // The list comes a frame after its tab, and both lists have a button for Rosalia.
    await toggle(follow, 'Bet').waitFor()
    await tabTo(page, toggle(followed, 'Rosalia'))
    // It is shown at once, and a reload could be faster than the call.
    const answer = page.waitForResponse('**/unfollow')
    await press('Enter')
    await toggle(follow, 'Rosalia').waitFor()
    await hasFocus(toggle(follow, 'Rosalia'))
    await answer

    await page.reload()
    await tab(followedReaders, 2).waitFor()
  })
})

import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { blockingTexts } from '#mocks/backend/paywall/blockingTexts.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/comments/comments.messages.ts'
import { messages as paywallMessages } from '#widgets/paywall/paywall.messages.ts'
import { messages as pollMessages } from '#widgets/poll/poll.messages.ts'
import { getConversation } from './support/conversation.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { read } = startNewspaper()

const keysOn =
  (page: Page) =>
  async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

describe.each(engines)('by keyboard alone, $engine', ({ engine }) => {
  it('comments can be reached, sorted, written, liked, replied to and deleted', async () => {
    const { page } = await read(article('1002'), { engine, persona: 'subscriber' })
    const parts = getConversation(page)
    const { comments, by, withText, headline, field, publish } = parts
    const press = keysOn(page)
    const first = (nick: string) => comments.first().and(by(nick)).waitFor()

    await tabTo(page, parts.counted(27))
    await press('Enter')
    await headline(27).waitFor()
    await tabTo(page, page.getByRole('radio', { name: t(messages.newest) }))
    await press('ArrowRight')
    await first('Lector antic')
    await press('ArrowLeft')
    await first('Uri')

    await tabTo(page, field)
    await page.keyboard.type('A poc a poc i bona lletra.')
    await tabTo(page, publish)
    await press('Enter')
    const ownComment = withText('A poc a poc i bona lletra.')
    await ownComment.waitFor()
    await expect.poll(() => isFocused(ownComment)).toBe(true)

    const like = parts.like(by('Uri'))
    await tabTo(page, like)
    await press('Enter')
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => isFocused(like)).toBe(true)

    await tabTo(page, parts.replyTo('Uri'))
    await press('Enter')
    await expect.poll(() => isFocused(parts.replyField('Uri'))).toBe(true)
    await page.keyboard.type('I bon profit.')
    await press('Control+Enter')
    const reply = withText('I bon profit.')
    await reply.waitFor()
    await expect.poll(() => isFocused(reply)).toBe(true)

    await tabTo(page, parts.more(reply))
    await press('Enter')
    // Its code loads with the focus on the button, and may still be on its way.
    await page.getByRole('menuitem').waitFor()
    await press('ArrowDown', 'Enter')
    await parts.deletion.waitFor()
    await press('Escape')
    await parts.deletion.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(parts.more(reply))).toBe(true)
    await press('Enter', 'ArrowDown', 'Enter')
    await tabTo(page, parts.remove(parts.deletion))
    await press('Enter')
    await reply.waitFor({ state: 'detached' })
    await headline(28).waitFor()
    // The focus stays where the reply was, not at the top of the page.
    await expect.poll(() => page.locator('#comentaris:focus-within').count()).toBe(1)
  })

  it('a poll takes a vote, and its results can be hidden and shown', async () => {
    const { page } = await read('/enquestes/4712', { engine })
    const press = keysOn(page)
    const radios = page.getByRole('radio')
    const results = page.getByRole('listitem').filter({ hasText: '%' })
    await tabTo(page, radios.first())
    await press('ArrowDown')
    await expect.poll(() => radios.nth(1).isChecked()).toBe(true)
    await tabTo(page, page.getByRole('button', { name: t(pollMessages.vote) }))
    await press('Enter')
    await results
      .nth(1)
      .filter({ hasText: t(pollMessages.yourVote) })
      .waitFor()
    await tabTo(page, page.getByRole('button', { name: t(pollMessages.hideResults) }))
    await press('Enter')
    await expect.poll(() => results.count()).toBe(0)
    await press('Enter')
    await expect.poll(() => results.count()).toBe(3)
  })

  const further = engine === 'react' ? it : itInProof
  further('the paywall can be expanded and collapsed, and its form leads to the login', async () => {
    const { page } = await read('/previsualitzacio/paywall?type=blocking&folded=1', { engine })
    const press = keysOn(page)
    const { title = '', ctaText = '' } = blockingTexts.ca
    const bar = page.getByRole('button', { name: title ?? '' })
    // The header has a link of the same name.
    const offer = page.locator('[data-widget=paywall]').getByRole('link', { name: ctaText ?? '' })
    const unfolded = page
      .locator('[data-widget=paywall]')
      .getByRole('link', { name: t(offerMessages.alreadySubscriber) })
    await tabTo(page, bar)
    expect(await unfolded.isVisible()).toBe(false)
    // Headline and button stand side by side in the bar.
    await tabTo(page, offer)
    await press('Shift+Tab')
    await expect.poll(() => isFocused(bar)).toBe(true)
    await press('Enter')
    await tabTo(page, unfolded)
    await press('Escape')
    await unfolded.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(bar)).toBe(true)

    await page.goto(new URL('/previsualitzacio/paywall?type=login-register', page.url()).href)
    await tabTo(page, page.getByRole('textbox', { name: t(paywallMessages.loginEmail) }))
    await page.keyboard.type('nausica@')
    await press('Enter')
    await page.getByText(t(paywallMessages.emailInvalid)).waitFor()
    await page.keyboard.type('illa.example')
    await press('Enter')
    await page.waitForURL('**/usuari/login?**')
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('email')).toBe('nausica@illa.example')
    expect(searchParams.get('backUrl')).toContain('/previsualitzacio/paywall')
  })
})

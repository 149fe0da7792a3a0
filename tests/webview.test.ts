import { describe, expect, it } from 'vitest'
import { existingArticle } from '#newspaper/content/articleById.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { itInProof } from '#testing/byTier.ts'
import { composerMessages, threadMessages } from '#widgets/comments/comments.messages.ts'
import { webViewMessages } from '#widgets/comments/webview/webview.messages.ts'
import { stubApp } from './support/app.ts'
import { getConversation } from './support/conversation.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { isFocused } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, type Scenario, startNewspaper } from './support/newspaper.ts'

const { reader, address, url } = startNewspaper()

const phone = { viewport: { width: 390, height: 760 }, hasTouch: true }

describe.each(enginesByTier('lite'))('the comments in the app, $engine', ({ engine }) => {
  const openInApp = async (contentId: string, scenario: Scenario = {}) => {
    const opened = await reader(phone)
    const sent = await stubApp(opened.page)
    await opened.page.goto(
      address(`/webview/content/${contentId}/comments`, {
        engine,
        app: 'android',
        persona: 'subscriber',
        ...scenario,
      }),
    )
    return { ...opened, sent, parts: getConversation(opened.page) }
  }

  it('show each thread on its own screen, and the system’s back button returns to the same scroll position', async () => {
    const { page, parts, problems } = await openInApp('1001')
    const { comments, headline, closedReplies } = parts
    await headline(1200).waitFor()
    while ((await comments.count()) < 60) {
      const before = await comments.count()
      // Again and again, as a reader does: rows that are laid out only now move the end away.
      const scrollOn = async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        return comments.count()
      }
      await expect.poll(scrollOn).toBeGreaterThan(before)
    }
    // The list may still grow, so this is the last comment at this moment.
    const toggle = closedReplies(page).nth((await closedReplies(page).count()) - 1)
    const pressed = toggle.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          element.addEventListener('click', () => resolve(element.getBoundingClientRect().top), { capture: true })
        }),
    )
    await toggle.click()
    const thread = page.getByRole('heading', { name: t(webViewMessages.repliesTo, { nick: '' }) })
    await thread.waitFor()
    expect(await headline(1200).isVisible()).toBe(false)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await thread.waitFor({ state: 'detached' })
    const place = () => toggle.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(place).toBeCloseTo(await pressed, 0)
    await expect.poll(() => isFocused(toggle)).toBe(true)
    expect(problems.errors).toEqual([])
  })

  it('have a screen for writing, which returns to the new comment', async () => {
    const { page, sent, parts } = await openInApp('1002')
    const { comments, headline, field, withText, write } = parts
    const bar = page.getByRole('button', { name: t(composerMessages.write) })
    await bar.click()
    await page.getByRole('heading', { name: t(webViewMessages.newComment) }).waitFor()
    await field.fill('Des del mòbil estant')
    await page.goBack()
    // An unsent draft is kept and shown.
    await page.getByRole('button', { name: 'Des del mòbil estant' }).click()
    await write('Des del mòbil estant.')
    await headline(28).waitFor()
    await comments.first().and(withText('Des del mòbil estant.')).waitFor()
    expect(await sent()).toContainEqual({ action: 'webviewReady' })
  })

  itInProof('hand native actions over to the app', async () => {
    const { page, sent, parts } = await openInApp('1002', { persona: 'anonymous' })
    await page.getByRole('link', { name: t(offerMessages.alreadySubscriber) }).click()
    await expect.poll(sent).toContainEqual({ action: 'showLogin', payload: { backUrl: page.url() } })

    const uri = parts.by('Uri')
    await uri.getByRole('button', { name: t(threadMessages.shareOf, { nick: 'Uri' }) }).click()
    await expect
      .poll(async () => (await sent()).find(({ action }) => action === 'sharePost')?.payload)
      .toMatchObject({
        title: existingArticle('1002').title.ca,
        url: expect.stringContaining(`${url()}${article('1002')}#comment-`),
      })
    await page.getByRole('button', { name: t(webViewMessages.close) }).click()
    await expect.poll(sent).toContainEqual({ action: 'closeModal' })
  })
})

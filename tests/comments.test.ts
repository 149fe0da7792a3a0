import { describe, expect, it } from 'vitest'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { itInProof } from '#testing/byTier.ts'
import { accessMessages, composerMessages, messages, threadMessages } from '#widgets/comments/comments.messages.ts'
import { commentsMessages } from '#widgets/profile/comments/comments.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { getConversation } from './support/conversation.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { isFocused } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { signIn } from './support/signIn.ts'

const { read, url } = startNewspaper()

const long = `${article('1001')}#comentaris`
const open = `${article('1002')}#comentaris`
const closed = `${article('1004')}#comentaris`
const moderated = `${article('1005')}#comentaris`

describe.each(enginesByTier('react'))('the comments under an article, $engine', ({ engine }) => {
  itInProof('can be sorted both ways, with replies up to four levels deep', async () => {
    const { page, problems } = await read(long, { engine })
    const { comments, headline, list, closedReplies } = getConversation(page)
    await headline(1200).waitFor()
    const newest = await comments.first().textContent()
    await page.getByText(t(messages.oldest)).click()
    await expect.poll(() => comments.first().textContent()).not.toBe(newest)

    const second = list(1200).getByRole('listitem').nth(1)
    const replies = second.getByRole('listitem')
    while (await closedReplies(second).count()) {
      const before = await replies.count()
      await closedReplies(second).first().click()
      await expect.poll(() => replies.count()).toBeGreaterThan(before)
    }
    const fourDeep = replies.getByRole('listitem').getByRole('listitem').getByRole('listitem')
    await expect.poll(() => fourDeep.getByRole('article').first().isVisible()).toBe(true)
    expect(problems.errors).toEqual([])
  })

  itInProof('can be written, replied to, liked and deleted, and every counter of the page follows', async () => {
    const { page, problems } = await read(article('1002'), { engine, persona: 'subscriber' })
    const parts = getConversation(page)
    const { comments, by, withText, headline, counted, write } = parts
    await counted(27).click()
    await write('El cafè, sempre amb gel i sense presses.')
    await headline(28).waitFor()
    await expect.poll(() => comments.first().textContent()).toContain('El cafè, sempre amb gel')
    await counted(28).waitFor()

    await parts.replyTo('Uri').click()
    await parts.replyField('Uri').fill('I a mi, de fer-ne una.')
    await parts.publishReply.click()
    await withText('I a mi, de fer-ne una.').waitFor()
    await counted(29).waitFor()

    const like = parts.like(by('Uri'))
    await like.click()
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')

    await parts.more(comments.first()).click()
    await parts.remove().click()
    await parts.remove(parts.deletion).click()
    await counted(28).waitFor()
    expect(await withText('El cafè, sempre amb gel').count()).toBe(0)

    await page.reload()
    await headline(28).waitFor()
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
    expect(problems.errors).toEqual([])
  })
})

describe.each(enginesByTier('lite'))('the reader’s comments in the profile, $engine', ({ engine }) => {
  it('leave the article too when they are deleted, with its counters, and the profile keeps the focus', async () => {
    const { page, problems } = await read(article('1002'), { engine, persona: 'subscriber' })
    const { headline, counted, withText, write } = getConversation(page)
    await counted(27).click()
    const written = 'El cafè, sempre amb gel i sense presses.'
    await write(written)
    await counted(28).waitFor()

    await page.goto(`${page.url().split('#')[0]}#profile.comments`)
    const aside = page.locator('dialog.q-side')
    const row = aside.getByRole('listitem').filter({ hasText: written })
    await row.getByRole('button', { name: t(commentsMessages.delete) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(commentsMessages.delete) })
      .click()
    await row.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('dialog:focus-within').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await counted(27).waitFor()
    await headline(27).waitFor()
    expect(await withText(written).count()).toBe(0)
    expect(problems.errors).toEqual([])
  })
})

describe('the comments under an article', () => {
  const test = alternateEngines()

  test('keep the draft over a reload, a failure and a sign-in', async ({ engine }) => {
    const fault = 'comments.new:500x1,comments.new:401x1'
    const { page } = await read(open, { engine, persona: 'subscriber', fault })
    const { withText, field, publish } = getConversation(page)
    await field.fill('A casa, fins al vespre.')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('A casa, fins al vespre.')

    await publish.click()
    await page
      .getByRole('alert')
      .filter({ hasText: t(failureMessages.server) })
      .waitFor()
    await expect.poll(() => field.inputValue()).toBe('A casa, fins al vespre.')

    await publish.click()
    await page.getByText(t(accessMessages.draftKept)).waitFor()
    await page.getByRole('link', { name: t(offerMessages.alreadySubscriber) }).click()
    await signIn(page, 'subscriber')
    await expect.poll(() => field.inputValue()).toBe('A casa, fins al vespre.')
    await publish.click()
    await withText('A casa, fins al vespre.').waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
  })

  test.inProof('wait for moderation where the article requires it', async ({ engine }) => {
    const { page } = await read(moderated, { engine, persona: 'premium-c' })
    const { comments, withText, field, write } = getConversation(page)
    await field.focus()
    await page.getByText(t(composerMessages.moderated)).waitFor()
    const before = await comments.count()
    await write('I un raig de vinagre.')
    await page.getByText(t(composerMessages.waiting)).waitFor()
    expect(await comments.count()).toBe(before)
    await page.reload()
    // Only its author sees it, marked as pending.
    await withText('I un raig de vinagre.')
      .filter({ hasText: t(threadMessages.pendingModeration) })
      .waitFor()
  })

  test.inProof('are read-only where the article has closed them', async ({ engine }) => {
    const { page } = await read(closed, { engine, persona: 'subscriber' })
    const { comments, field } = getConversation(page)
    await page.getByText(t(messages.closed)).waitFor()
    await expect.poll(() => comments.count()).toBeGreaterThan(4)
    expect(await field.count()).toBe(0)
    expect(await page.getByRole('button', { name: t(threadMessages.reply) }).count()).toBe(0)
  })

  test.inProof(
    'explain to a reader who may not write why, with a link to the sign-in or the subscription',
    async ({ engine }) => {
      const { page } = await read(open, { engine })
      const { comments, field, like } = getConversation(page)
      const locks = [
        ['anonymous', accessMessages.commentTitle, offerMessages.alreadySubscriber],
        ['registered', accessMessages.commentTitle, offerMessages.subscribe],
        ['subscriber-no-comments', accessMessages.notIncludedTitle, accessMessages.upgrade],
        ['banned', accessMessages.bannedTitle, accessMessages.contact],
      ] as const
      for (const [persona, title, way] of locks) {
        await page.goto(`${url()}${article('1002')}?persona=${persona}#comentaris`)
        await page.getByText(t(title)).waitFor()
        expect(
          await page
            .locator('#comentaris')
            .getByRole('link', { name: t(way) })
            .isVisible(),
        ).toBe(true)
        await expect.poll(() => comments.count()).toBeGreaterThan(10)
        expect(await field.count()).toBe(0)
      }
      // A click on an action that needs an account shows the same explanation.
      await like(comments.first()).click()
      await page.getByRole('dialog', { name: t(accessMessages.bannedTitle) }).waitFor()
    },
  )

  test('have a URL each, replies included', async ({ engine }) => {
    const { page } = await read(open, { engine })
    const { by, closedReplies } = getConversation(page)
    await closedReplies(page).last().click()
    const date = by('Bet')
      .getByRole('link')
      .filter({ has: page.getByRole('time') })
    const permalink = await date.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ''))
    expect(permalink).toMatch(/#comment-\d+\.\d+$/)
    expect(permalink.split('#')[0]).toBe(page.url().split('#')[0])
    await page.goto(`${url()}/`)
    await page.goto(permalink)
    await by('Bet').waitFor()
    await expect.poll(() => isFocused(by('Bet'))).toBe(true)
    const { top, bottom } = await by('Bet').evaluate((element) => element.getBoundingClientRect().toJSON())
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(800)
  })

  test.inProof('render markup that a reader types as plain text', async ({ engine }) => {
    const { page, problems } = await read(open, { engine, persona: 'subscriber' })
    const { comments, withText, write } = getConversation(page)
    const hostile =
      '<img src=x onerror="window.ran=1"><script>window.ran=1</script> [u](javascript:window.ran=1) {{7*7}}'
    await write(hostile)
    await withText(hostile).waitFor()
    await page.reload()
    await withText(hostile).waitFor()
    expect(await comments.first().locator('script, img[src="x"], a[href^="javascript"]').count()).toBe(0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(problems.errors).toEqual([])
  })
})

// The tests of the views (widgets/comments) show the same on React.
describe('comments with late answers, lite', () => {
  itInProof('leave the focus and the caret in a reply whose row moves', async () => {
    // So many comments that the newest is not among the oldest ones.
    const { page, problems } = await read(long, { engine: 'lite', persona: 'subscriber' })
    const { comments } = getConversation(page)
    const newest = await comments.first().textContent()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/comment\/content\/1001\?/, async (route) => {
      await answered
      await route.continue()
    })
    await page.getByText(t(messages.oldest)).click()
    await comments
      .first()
      .getByRole('button', { name: t(threadMessages.replyTo, { nick: '' }) })
      .click()
    const field = page.getByRole('textbox', { name: t(composerMessages.replyTo, { nick: '' }) })
    await field.fill('Bon dia')
    await field.evaluate((area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(4, 4))
    answer()
    await expect.poll(() => comments.first().textContent()).not.toBe(newest)
    expect(await isFocused(field)).toBe(true)
    await page.keyboard.type('gran ')
    expect(await field.inputValue()).toBe('Bon gran dia')
    expect(problems.errors).toEqual([])
  })

  itInProof('restore no draft of a comment that the server accepted while the page was reloaded', async () => {
    const { page, problems } = await read(open, { engine: 'lite', persona: 'subscriber' })
    const { field, withText, write } = getConversation(page)
    let take = () => {}
    const taken = new Promise<void>((resolve) => {
      take = resolve
    })
    await page.route('**/comment/content/1002/new', async (route) => {
      await route.fetch()
      take()
    })
    await write('El cafè, sempre amb gel.')
    await taken
    await page.reload()
    await withText('El cafè, sempre amb gel.').waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    expect(problems.errors).toEqual([])
  })
})

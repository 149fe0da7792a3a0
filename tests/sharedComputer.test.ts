import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { createToken } from '#mocks/backend/token.ts'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { accessMessages } from '#widgets/comments/comments.messages.ts'
import { dataMessages } from '#widgets/profile/data/data.messages.ts'
import { settingsMessages } from '#widgets/profile/settings/settings.messages.ts'
import { getConversation } from './support/conversation.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { read, url } = startNewspaper()

const talk = `${article('1002')}#comentaris`
const TEXT = 'Això no ho ha de llegir ningú més.'

const signedOut = (page: Page) => page.getByText(t(accessMessages.commentTitle))
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

/** The server ends the session, or its cookie: nobody has pressed a button. */
const endSession = (context: BrowserContext) => context.clearCookies({ name: 'nx-session-user' })

/** Somebody signs in on the same computer, in another tab. */
async function signInAs(context: BrowserContext, persona: 'subscriber' | 'premium-c') {
  await context.addCookies([{ name: 'nx-session-user', value: createToken(persona, new Date()), url: url() }])
}

describe.each(enginesByTier('react'))('a computer that another person uses next, $engine', ({ engine }) => {
  /** A reader with an unsent comment, and the number of what is stored of them. */
  async function write() {
    const opened = await read(talk, { engine, persona: 'subscriber' })
    const { field } = getConversation(opened.page)
    await field.fill(TEXT)
    await expect.poll(() => stored(opened.page)).toContain(TEXT)
    return { ...opened, field }
  }

  it('has no personal data of a reader, while they read and after the session has ended by itself', async () => {
    const { page, context } = await read(`${article('1002')}#profile.data`, { engine, persona: 'subscriber' })
    const email = page.getByRole('textbox', { name: t(dataMessages.email) })
    await email.waitFor()
    const address = await email.inputValue()
    expect(address).toContain('@')
    const kept = await stored(page)
    expect(kept).toContain('updated-profile-cookie-data')
    expect(kept).not.toContain(address)

    await endSession(context)
    await page.goto(`${url()}/`)
    await page.goto(url() + talk)
    await signedOut(page).waitFor()
    expect(await stored(page)).not.toMatch(/updated-profile-cookie-data|nx-user-interests|pending-notifications/)
  })

  itInProof('shows no unsent text after a sign-out in another tab', async () => {
    const { page, context } = await write()
    const other = await context.newPage()
    await other.goto(`${url()}/#profile.settings`)
    await other.getByRole('button', { name: t(settingsMessages.signOut) }).click()
    await page.bringToFront()
    await signedOut(page).waitFor()
    expect(await page.getByText(TEXT).count()).toBe(0)
    await expect.poll(() => stored(page)).not.toContain(TEXT)

    await signInAs(context, 'premium-c')
    await page.reload()
    await getConversation(page).field.waitFor()
    expect(await getConversation(page).field.inputValue()).toBe('')
  })

  it.each(
    firstByTier(
      [
        ['is not shown to another one', 'premium-c', ''],
        ['comes back to its reader', 'subscriber', TEXT],
      ] as const,
      1,
    ),
  )('keeps the text of a session that has ended by itself: it %s', async (_, persona, shown) => {
    const { page, context, field } = await write()
    await endSession(context)
    await page.reload()
    await signedOut(page).waitFor()
    expect(await page.getByText(TEXT).count()).toBe(0)

    await signInAs(context, persona)
    await page.reload()
    await field.waitFor()
    await expect.poll(() => field.inputValue()).toBe(shown)
  })
})

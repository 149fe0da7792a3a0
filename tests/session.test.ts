import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { createToken } from '#mocks/backend/token.ts'
import { accessMessages } from '#widgets/comments/comments.messages.ts'
import { messages as contactMessages } from '#widgets/contact/contact.messages.ts'
import { settingsMessages } from '#widgets/profile/settings/settings.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { sendToPage, stubApp } from './support/app.ts'
import { getConversation } from './support/conversation.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { read, reader, address, url } = startNewspaper()

const talk = `${article('1002')}#comentaris`
const signedOut = (page: Page) => page.getByText(t(accessMessages.commentTitle))
const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'nx-session-user')

describe('the session', () => {
  const test = alternateEngines()

  test('starts in the app from a token in the URL fragment, which is removed from the URL and kept for the next page', async ({
    engine,
  }) => {
    const { page } = await read('/', { engine, app: 'android' })
    const token = createToken('subscriber', new Date())
    const sent: (string | null)[] = []
    page.on('request', (request) => {
      const header = request.headers()['x-bbnxauthorization']
      if (header) sent.push(new URL(request.url()).pathname)
    })
    await page.goto(`${url()}${article('1002')}#x-bbnxauthorization=${token}`)
    await page.locator('#comentaris').scrollIntoViewIfNeeded()
    await getConversation(page).field.waitFor()
    expect(page.url()).toBe(url() + article('1002'))
    // The token is sent to the API only.
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((path) => !path?.startsWith('/api/front/'))).toEqual([])

    await page.goto(url() + talk)
    await getConversation(page).field.waitFor()
  })

  test.inProof('is anonymous when the token has expired', async ({ engine }) => {
    const { page, problems } = await read('/', { engine, app: 'android' })
    const token = createToken('subscriber', new Date('2020-01-01'))
    await page.goto(`${url()}${article('1002')}#x-bbnxauthorization=${token}`)
    await page.locator('#comentaris').scrollIntoViewIfNeeded()
    await signedOut(page).waitFor()
    expect(page.url()).not.toContain(token)
    await expect.poll(() => problems.errors.join()).toContain('The session token was ignored: it is expired')
  })

  test.inProof('ends in all tabs when it ends in one', async ({ engine }) => {
    const { page, context } = await read(talk, { engine, persona: 'subscriber', fault: 'comments.new:401x1' })
    const { field, write } = getConversation(page)
    await field.waitFor()
    const other = await context.newPage()
    await other.goto(url() + talk)
    await getConversation(other).field.fill('Jo també hi era.')

    await page.bringToFront()
    await write('Un moment…')
    await signedOut(page).waitFor()
    await signedOut(other).waitFor()
    await other.getByText(t(accessMessages.draftKept)).waitFor()
    expect(await sessionCookie(page)).toBeUndefined()
  })

  test('leaves nothing in another tab that its reader has typed when they sign out in one', async ({ engine }) => {
    const { page, context } = await read(talk, { engine, persona: 'subscriber' })
    await getConversation(page).field.fill('Jo també hi era.')
    const form = await context.newPage()
    await form.goto(`${url()}/contacte.html`)
    const message = form.getByLabel(t(contactMessages.message), { exact: true })
    await message.fill('Quan torna el suplement?')
    const leaving = await context.newPage()
    await leaving.goto(`${url()}/#profile.settings`)
    await leaving.getByRole('button', { name: t(settingsMessages.signOut), exact: true }).click()

    await signedOut(page).waitFor()
    expect(await page.getByText(t(accessMessages.draftKept)).count()).toBe(0)
    await expect.poll(() => message.inputValue()).toBe('')
    const stored = () => window.sessionStorage.getItem('quiosc-drafts')
    expect(await Promise.all([page.evaluate(stored), form.evaluate(stored)])).toEqual([null, null])
  })

  test('ends on the web when the backend rejects its token', async ({ engine }) => {
    const { page } = await read(talk, { engine, persona: 'subscriber', fault: 'user.profile:401' })
    await signedOut(page).waitFor()
    expect(await sessionCookie(page)).toBeUndefined()
  })

  test.inProof('continues in the app with a new token', async ({ engine }) => {
    const { page } = await reader()
    const sent = await stubApp(page)
    const fault = 'user.profile:401x1'
    await page.goto(address(talk, { engine, persona: 'subscriber', fault, app: 'android' }))
    await expect.poll(sent).toContainEqual({ action: 'requestToken' })
    expect(await signedOut(page).count()).toBe(0)
    const token = createToken('subscriber', new Date(Date.now() - 60_000))
    await sendToPage(page, { action: 'updateUserToken', payload: { token } })
    await getConversation(page).field.waitFor()
    expect((await sessionCookie(page))?.value).toBe(token)
  })
})

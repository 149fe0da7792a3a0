import { describe, expect, it } from 'vitest'
import { reportingReasons } from '#mocks/backend/comments/reportingReasons.ts'
import { threadMessages } from '#widgets/comments/comments.messages.ts'
import { mentionMessages } from '#widgets/comments/mention/mention.messages.ts'
import { muteMessages } from '#widgets/comments/mute/mute.messages.ts'
import { reportMessages } from '#widgets/comments/report/report.messages.ts'
import { shareMessages } from '#widgets/comments/share/share.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { getConversation } from './support/conversation.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { isFocused } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { read, url } = startNewspaper()

const open = `${article('1002')}#comentaris`
const uri = { nick: 'Uri' }

describe('another reader’s comment and profile', () => {
  const test = alternateEngines()

  test.inProof('a comment can be reported once', async ({ engine }) => {
    const { page, context } = await read(open, { engine, persona: 'subscriber' })
    const { by, more } = getConversation(page)
    await by('Uri').waitFor()
    const other = await context.newPage()
    await other.goto(url() + open)
    await getConversation(other).by('Uri').waitFor()

    const report = { name: t(threadMessages.report) }
    const send = { name: t(reportMessages.send) }
    const reason = { name: reportingReasons.ca[2]?.text ?? '' }
    await page.bringToFront()
    await more(by('Uri')).click()
    await page.getByRole('menuitem', report).click()
    const dialog = page.getByRole('dialog', report)
    await dialog.getByRole('button', send).click()
    await dialog.getByText(t(reportMessages.choose)).waitFor()
    await dialog.getByRole('radio', reason).check()
    await dialog.getByRole('button', send).click()
    await dialog.waitFor({ state: 'detached' })
    await by('Uri').getByText(t(threadMessages.reported)).waitFor()

    // A tab that does not know of the report yet.
    await other.bringToFront()
    await more(getConversation(other).by('Uri')).click()
    await other.getByRole('menuitem', report).click()
    await other.getByRole('radio', reason).check()
    await other.getByRole('button', send).click()
    await other.getByRole('dialog').getByText(t(reportMessages.already)).waitFor()

    await page.bringToFront()
    await page.reload()
    await by('Uri').getByText(t(threadMessages.reported)).waitFor()
  })

  test.inProof('a reader can be searched and mentioned', async ({ engine }) => {
    const { page } = await read(open, { engine, persona: 'subscriber' })
    const { withText, field, publish } = getConversation(page)
    await field.click()
    await page.keyboard.type('Què hi dius, @guif')
    await page.getByRole('listbox', { name: t(mentionMessages.readers) }).waitFor()
    await page.getByRole('option', { name: 'Guifré' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('Què hi dius, @Guifré ')
    await page.keyboard.type('?')
    await publish.click()
    await withText('Què hi dius, @Guifré ?').locator('strong', { hasText: '@Guifré' }).waitFor()
  })

  test.inProof('a reader can be muted and unmuted', async ({ engine }) => {
    const { page } = await read(open, { engine, persona: 'subscriber' })
    const { by, like, more } = getConversation(page)
    const mute = { name: t(threadMessages.mute, uri) }
    await more(by('Uri')).click()
    await page.getByRole('menuitem', mute).click()
    const question = page.getByRole('alertdialog', { name: t(muteMessages.muteTitle, uri) })
    await question.getByRole('button', mute).click()
    await by('Uri').getByText(t(threadMessages.muted, uri)).waitFor()
    expect(await like(by('Uri')).count()).toBe(0)

    await page.reload()
    await by('Uri').getByText(t(threadMessages.muted, uri)).waitFor()
    const unmute = { name: t(threadMessages.unmute, uri) }
    await by('Uri').getByRole('button', unmute).click()
    await page.getByRole('alertdialog').getByRole('button', unmute).click()
    await like(by('Uri')).waitFor()
  })

  test.inProof('a comment can be shared by its URL', async ({ engine }) => {
    const { page, context } = await read(open, { engine })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { by } = getConversation(page)
    await by('Ada')
      .getByRole('button', { name: t(threadMessages.shareOf, { nick: 'Ada' }) })
      .click()
    await page.getByRole('button', { name: t(shareMessages.copy) }).click()
    await page.getByRole('button', { name: t(shareMessages.copied) }).waitFor()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toContain(`${url()}${article('1002')}#comment-`)
    const other = await context.newPage()
    await other.goto(address)
    const shared = getConversation(other).by('Ada')
    await shared.waitFor()
    await expect.poll(() => isFocused(shared)).toBe(true)
  })
})

it.each(enginesByTier('lite'))(
  'a nick opens its reader’s profile in the aside, and Back returns to the comment, $engine',
  async ({ engine }) => {
    const { page } = await read(open, { engine, persona: 'subscriber' })
    const nick = getConversation(page)
      .by('Uri')
      .getByRole('link', { name: t(threadMessages.profileOf, uri) })
    await nick.press('Enter')
    const aside = page.getByRole('dialog')
    await aside.getByRole('heading', { name: 'Uri' }).waitFor()
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#profile\.reader\./)
    await page.goBack()
    await aside.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(nick)).toBe(true)
  },
)

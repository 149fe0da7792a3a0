import type { Page } from 'playwright'
import { expect } from 'vitest'
import { accountMessages } from '#kit/account/account.messages.ts'
import { problemMessages } from '#kit/validation/validation.messages.ts'
import { messages as pollMessages } from '#widgets/poll/poll.messages.ts'
import { getConversation } from './conversation.ts'
import { t } from './loadIntl.ts'
import { openTestPage } from './site.ts'

const login = '<div data-widget="login" data-load="eager" data-back-url="/mock">Login</div>'
const block = (json: unknown) => `<script type="application/json">${JSON.stringify(json)}</script>`
const others = `<div data-widget="page-shell"></div>
  <div data-widget="header" data-load="eager">${block({ secondaryMenu: [{ link: { text: 'Ciutat', href: '/ciutat/' } }] })}</div>
  <div data-widget="poll" data-poll-id="4711" data-load="eager">Poll</div>
  <div data-widget="comments" data-content-id="1002" data-load="eager">Comments</div>
  <div data-widget="cards" data-load="eager">${block({ cards: [{ id: '1', title: 'El moll vell', url: '/moll' }] })}</div>`

/** Does as most readers do: signs in, after a mistake, sees a card and the menu, votes, and writes a comment. */
export async function takeMainJourney(page: Page, url: string, script: string): Promise<void> {
  await openTestPage(page, url, { body: login, script })
  const email = page.getByLabel(t(accountMessages.email), { exact: true })
  await email.fill('ningú')
  await email.press('Enter')
  await page.getByText(t(problemMessages.emailInvalid)).waitFor()
  await email.fill('subscriber@elfar.example')
  await email.press('Enter')
  const password = page.getByLabel(t(accountMessages.password), { exact: true })
  await password.fill('Portclar2026')
  await password.press('Enter')
  await page.waitForURL(`${url}/mock`)

  await openTestPage(page, url, { body: others, script })
  await page.getByRole('link', { name: 'El moll vell' }).waitFor()
  await page.getByRole('link', { name: 'Ciutat' }).first().waitFor()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: t(pollMessages.vote), exact: true }).click()
  await page.getByText(t(pollMessages.yourVote)).first().waitFor()
  const { write, withText } = getConversation(page)
  await write('El cafè, sempre amb gel.\nI sense presses.')
  await withText('I sense presses.').waitFor()

  const states = await page.evaluate(async () => {
    const report = await window.quiosc?.doctor()
    return report?.markers.map(({ widget, state }) => [widget, state])
  })
  expect(states).toEqual(['page-shell', 'header', 'poll', 'comments', 'cards'].map((widget) => [widget, 'ready']))
}

import type { Locator, Page } from 'playwright'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { composerMessages, messages, threadMessages } from '#widgets/comments/comments.messages.ts'
import { settingsMessages } from '#widgets/profile/settings/settings.messages.ts'
import { t } from '../support/loadIntl.ts'
import { signIn } from '../support/signIn.ts'
import type { Walker } from './Walker.ts'
import type { WalkStep } from './walkSteps.ts'

/** Milliseconds that a control may take to be there: a reader who does not find it does something else. */
const IMPATIENCE = 400

const readers = ['subscriber', 'registered', 'banned', 'premium-c'] as const satisfies readonly PersonaName[]

async function pressAny({ page, random }: Walker, controls: Locator): Promise<string> {
  // A page that reloads for another reader begins at its top, and loads what comes into sight.
  await comments(page).evaluate((host) => host.scrollIntoView(), undefined, { timeout: IMPATIENCE })
  const count = await controls.count()
  if (count === 0) return 'none'
  const control = controls.nth(random.integer(0, count - 1))
  await control.click({ timeout: IMPATIENCE })
  return (await control.textContent({ timeout: IMPATIENCE })) ?? ''
}

const comments = (page: Page) => page.locator('[data-widget=comments]')

const button = (page: Page, name: string) => comments(page).getByRole('button', { name })

/** Signing out by the library, so that the other tabs are told. */
async function leave(page: Page, address: Walker['address']): Promise<void> {
  await page.goto(address('/#profile.settings'))
  await page.getByRole('button', { name: t(settingsMessages.signOut) }).click()
  await page.waitForFunction(() => window.quiosc?.session.get().status === 'anonymous')
}

/** The steps of impatient readers with comments while answers are late. */
export const conversationSteps: readonly WalkStep[] = [
  {
    name: 'like',
    weight: 5,
    take: (walker) => pressAny(walker, comments(walker.page).locator('.like')),
  },
  {
    name: 'order',
    weight: 3,
    take: (walker) => pressAny(walker, comments(walker.page).locator('.q-toggle label')),
  },
  {
    name: 'replies',
    weight: 4,
    take: (walker) => pressAny(walker, comments(walker.page).locator('.replies-toggle')),
  },
  {
    name: 'more',
    weight: 2,
    take: (walker) => pressAny(walker, comments(walker.page).locator('section > .q-button')),
  },
  {
    name: 'write',
    weight: 3,
    async take({ page, random }) {
      const text = `Comentari ${random.integer(1, 1e6)}`
      await comments(page)
        .getByRole('textbox', { name: t(composerMessages.write) })
        .fill(text, { timeout: IMPATIENCE })
      await button(page, t(composerMessages.publish)).click({ timeout: IMPATIENCE })
      return text
    },
  },
  {
    name: 'reply',
    weight: 3,
    async take(walker) {
      const { page, random } = walker
      await pressAny(walker, button(page, t(threadMessages.replyTo, { nick: '' })))
      const text = `Resposta ${random.integer(1, 1e6)}`
      await page.keyboard.insertText(text)
      await button(page, t(composerMessages.publishReply)).click({ timeout: IMPATIENCE })
      return text
    },
  },
  {
    name: 'delete',
    weight: 2,
    async take(walker) {
      const { page } = walker
      await pressAny(walker, comments(page).locator('[data-own] .q-more'))
      await page.getByRole('menuitem', { name: t(threadMessages.delete) }).click({ timeout: IMPATIENCE })
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t(threadMessages.delete) })
        .click({ timeout: IMPATIENCE })
      return 'own'
    },
  },
  {
    name: 'aside',
    weight: 2,
    async take({ page, random }) {
      const hash = random.pick(['#profile', '#profile.saved', '#profile.comments', ''])
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      const stays = random.chance(0.3)
      await page.waitForTimeout(random.integer(50, 500))
      // It covers the comments: most close it before they go on, while its data is still on its way.
      if (!stays) for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Escape')
      return stays ? `${hash}, open` : hash
    },
  },
  {
    name: 'escape',
    weight: 2,
    async take({ page }) {
      await page.keyboard.press('Escape')
      return ''
    },
  },
  {
    name: 'pause',
    weight: 3,
    async take({ page, random }) {
      const ms = random.integer(50, 700)
      await page.waitForTimeout(ms)
      return `${ms} ms`
    },
  },
  {
    name: 'reader',
    weight: 1,
    // It loads up to three list pages.
    patience: 24_000,
    async take({ tabs: [, other], random, address }) {
      if (!other) return 'no tab'
      const status = await other.evaluate(() => window.quiosc?.session.get().status)
      if (status !== 'anonymous') await leave(other, address)
      if (random.chance(0.3)) return 'signed out in another tab'
      const persona = random.pick(readers)
      await other.goto(address('/usuari/login?backUrl=%2F'))
      await signIn(other, persona)
      await other.waitForURL((reached) => reached.pathname === '/')
      return `${persona} in another tab`
    },
  },
]

/** The order that a load begins with. */
export const newest = (page: Page) => comments(page).getByText(t(messages.newest), { exact: true })

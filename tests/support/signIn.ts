import type { Page } from 'playwright'
import { accountMessages } from '#kit/account/account.messages.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { t } from './loadIntl.ts'

/** Signs in on the newspaper's login page as one of its sample accounts, which share one password. */
export async function signIn(page: Page, persona: Exclude<PersonaName, 'anonymous'>): Promise<void> {
  await page.waitForURL('**/usuari/login?**')
  const fill = async (message: { id: string }, text: string) => {
    const field = page.getByLabel(t(message), { exact: true })
    await field.fill(text)
    await field.press('Enter')
  }
  await fill(accountMessages.email, `${persona}@elfar.example`)
  await fill(accountMessages.password, 'Portclar2026')
}

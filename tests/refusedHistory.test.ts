import { describe, expect, it } from 'vitest'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { messages as changeMessages } from '#widgets/change-password/change-password.messages.ts'
import { messages as profileMessages } from '#widgets/profile/profile.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'

const { address, reader } = startNewspaper()

/** As Safari does after a hundred entries in half a minute, which a script of the page may have written. */
const refuse = () => {
  for (const name of ['pushState', 'replaceState'])
    Reflect.set(History.prototype, name, () => {
      throw new DOMException('Attempt to use the history API more than 100 times per 30 seconds', 'SecurityError')
    })
}

describe.each(enginesByTier('react'))('a browser that refuses entries of the history, $engine', ({ engine }) => {
  const open = async (path: string, persona: 'anonymous' | 'subscriber') => {
    const opened = await reader()
    await opened.page.addInitScript(refuse)
    await opened.page.goto(address(path, { engine, persona }))
    return opened
  }

  it('lets a recovery mail’s link change the password, and stops no other widget', async () => {
    const { page, problems } = await open('/usuari/canviar-contrasenya?token=mock-recovery', 'anonymous')
    await page.getByLabel(t(changeMessages.password), { exact: true }).fill('Travessia-27')
    await page.getByLabel(t(changeMessages.again), { exact: true }).fill('Travessia-27')
    await page.getByRole('button', { name: t(changeMessages.save), exact: true }).click()
    await page.getByRole('heading', { name: t(changeMessages.changedTitle) }).waitFor()
    expect(await page.locator('[data-widget-state=error]').count()).toBe(0)
    expect(problems.errors).toEqual([])
  })

  it('lets a press remove a filter of the archive', async () => {
    const { page, problems } = await open('/hemeroteca/edition/portclar', 'subscriber')
    await page.locator('[data-widget=archive] a[href$="/hemeroteca"]').first().click()
    await page.waitForURL('**/hemeroteca')
    await page.locator('[data-widget=archive][data-widget-state=ready]').waitFor()
    expect(problems.errors).toEqual([])
  })

  it('lets panels of the profile open and close', async () => {
    const { page, problems } = await open('/', 'subscriber')
    await page.evaluate(() => window.quiosc?.open('profile'))
    const aside = page.getByRole('dialog')
    await aside.getByRole('button', { name: t(profileMessages.saved) }).click()
    await aside.getByRole('heading', { name: t(profileMessages.saved), level: 2 }).waitFor()
    await aside.getByRole('button', { name: t(uiMessages.close), exact: true }).click()
    await aside.waitFor({ state: 'detached' })
    expect(problems.errors).toEqual([])
  })
})

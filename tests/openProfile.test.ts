import { expect, it } from 'vitest'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { read, url } = startNewspaper()

it.each(
  ['<div data-widget="profile" data-load="none">Profile</div>', ''].flatMap((body, index) =>
    enginesByTier(index ? 'lite' : 'react').map((engine) => ({ ...engine, body })),
  ),
)(
  'quiosc:open-profile opens the aside on a page without a shell, $engine, with the markup “$body”',
  async ({ script, body }) => {
    const { page, problems } = await read('/ajuda', { persona: 'registered', lang: 'en' })
    await openTestPage(page, url(), { body, script, config: { lang: 'en' } })
    await page.waitForFunction(() => window.quiosc)
    const dispatch = (detail?: { panel: string }) =>
      page.evaluate(
        (given) => document.dispatchEvent(new CustomEvent('quiosc:open-profile', { detail: given })),
        detail,
      )

    await dispatch()
    const aside = page.getByRole('dialog')
    await aside.waitFor()
    await page.keyboard.press('Escape')
    await aside.waitFor({ state: 'detached' })

    await dispatch({ panel: 'notification-settings' })
    await aside.getByRole('heading', { name: 'Notification settings' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#profile.notification-settings')
    expect(problems.errors).toEqual([])
  },
)

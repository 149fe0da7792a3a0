import { expect, it } from 'vitest'
import { personaNames } from '#mocks/backend/personas.ts'
import { catalogue } from '#preview/catalogue/catalogue.ts'
import { specifiedTexts } from '#stories/support/specifiedTexts.ts'
import { byTier, itInProof } from '#testing/byTier.ts'
import { openPreview } from './preview/openPreview.ts'
import { turnStates } from './preview/turnStates.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openAllWidgets } from './support/openAllWidgets.ts'
import { engines } from './support/site.ts'

const { looker, reader, url } = startNewspaper()
const look = looker()

/** The first state of every fourth widget: they come to their states in the same way, and stories do too (decision 43). */
const firstStates = catalogue
  .filter((_, index) => index % 4 === 0)
  .map((entry) => ({
    ...entry,
    states: Object.fromEntries(Object.entries(entry.states).slice(0, 1)),
  }))

/** English differs from the specification in its numbers. German's dates are checked in stories. */
const english = { lang: 'en', formats: 'language' } as const

it('the preview shows states of every widget in place, or on the pages that they belong to, in the language’s own numbers, and writes nothing', async () => {
  const { script } = engines[0]
  const entries = byTier(catalogue, firstStates)
  // Texts that a template writes itself are shown as they are.
  const templates = JSON.stringify(entries)
  const seen: string[] = []
  const faultsIn = (texts: readonly string[]) => {
    seen.push(...texts)
    return specifiedTexts(texts, 'en').filter((text) => !templates.includes(text))
  }
  const turned = await turnStates({ url: url(), script, entries, readers: ['own'], config: english, faultsIn })
  const states = entries.flatMap((entry) => Object.keys(entry.states))
  expect(turned).toEqual({ shown: states.length, withoutStep: 0, findings: [] })
  expect(seen.filter((text) => /\d,\d{3}/.test(text))).not.toEqual([])
})

itInProof('the preview keeps a reader on the page whom a widget would redirect', async () => {
  const { script } = engines[0]
  const [profile] = catalogue.filter(({ id }) => id === 'profile')
  if (!profile) throw new Error('The catalogue has no profile.')
  // It sends visitors to the login, whichever of its states is asked for.
  const entries = [{ ...profile, states: Object.fromEntries(Object.entries(profile.states).slice(0, 3)) }]
  const { findings } = await turnStates({ url: url(), script, entries, readers: ['anonymous'] })
  expect(findings).toEqual([])
})

itInProof(
  'a dialog that closes for one reader in the preview is restored for the next one, with its marker',
  async () => {
    const { script } = engines[0]
    const entries = catalogue.filter(({ id }) => id === 'login-prompt')
    const states = entries.flatMap((entry) => Object.keys(entry.states))
    const { shown, findings } = await turnStates({ url: url(), script, entries, readers: ['registered', 'own'] })
    expect(findings).toEqual([])
    // Those of the visitor whom it is about. For a reader it may be there until the session is known.
    expect(shown).toBeGreaterThanOrEqual(states.length)
  },
)

it.each(enginesByTier('react'))(
  'production has no preview, whatever its address asks for: $engine',
  async ({ script }) => {
    const { page } = await look()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await openAllWidgets(page, url(), {
      address: '/own/article?quiosc-preview',
      load: 'none',
      config: { env: 'PRO' },
      script,
    })
    await page.evaluate(() => window.quiosc?.mount(document.querySelector('[data-widget=poll]') as HTMLElement))
    await page.waitForSelector('[data-widget=poll][data-widget-state=ready]')
    expect(loaded.filter((address) => address.includes('/preview-'))).toEqual([])
    expect(await page.evaluate(() => 'quioscPreview' in window)).toBe(false)
  },
)

itInProof('an address that has the word elsewhere opens no preview', async () => {
  const { page } = await look()
  await openAllWidgets(page, url(), { address: '/own/quiosc-preview?q=quiosc-preview', load: 'eager' })
  await page.waitForSelector('[data-widget=poll][data-widget-state=ready]')
  expect(await page.evaluate(() => 'quioscPreview' in window)).toBe(false)
})

itInProof('a site chooses the word that opens the preview', async () => {
  const { page } = await look()
  const open = (query: string) =>
    openAllWidgets(page, url(), { address: `/own/article?${query}`, load: 'none', config: { previewKey: 'editors' } })
  await open('editors=shown.poll.voted@0')
  await page.waitForFunction(() => 'quioscPreview' in window)
  await page.waitForSelector('[data-widget=poll][data-widget-state=ready]')
  expect(new URL(page.url()).searchParams.get('editors')).toBe('shown.poll.voted@0')
  await open('quiosc-preview=shown.poll.voted@0')
  await page.evaluate(() => window.quiosc?.mount(document.querySelector('[data-widget=poll]') as HTMLElement))
  await page.waitForSelector('[data-widget=poll][data-widget-state=ready]')
  expect(await page.evaluate(() => 'quioscPreview' in window)).toBe(false)
})

itInProof('the preview reads every widget as each persona, and writes nothing', async () => {
  const opened = await reader({ reducedMotion: 'reduce' })
  const preview = await openPreview(opened, url(), { address: '/own/article?quiosc-preview', load: 'eager' })
  for (const persona of personaNames) {
    await preview.show(`persona.${persona}`)
    const isMounted = () =>
      opened.page.$$eval('main > [data-widget]:not([data-widget-state=ready])', (hosts) =>
        hosts.map((host) => host.getAttribute('data-widget')),
      )
    await expect.poll(isMounted, { message: persona }).toEqual([])
    expect({ persona, harms: preview.harms() }).toEqual({ persona, harms: [] })
  }
  expect(await preview.left()).toEqual([])
})

import type { Page } from 'playwright'
import { expect, it, onTestFinished } from 'vitest'
import { type PersonaName, personaNames } from '#mocks/backend/personas.ts'
import { createNewspaper } from '#newspaper/cms/createNewspaper.ts'
import { byTier, itInProof } from '#testing/byTier.ts'
import { menuMessages, messages } from '#widgets/profile/profile.messages.ts'
import { stubApp } from './support/app.ts'
import { type Entry, entriesOf, entryTable, type Place } from './support/entryTable.ts'
import { isFocused } from './support/keyboard.ts'
import { loadIntl, t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { readEntries } from './support/readEntries.ts'
import { engines } from './support/site.ts'

/**
 * The entries that each reader finds in the profile: reader-account §2, "Profile area", and §6, written down from the specification, in its order. An entry is
 * called by the end of its message's id. A cell has the channels in which a reader finds it, `locked` where it explains what it would be, and `test` where
 * production has none.
 */
const visitorsMenu = entryTable(`
entry                | opens                                             | visitor
settings             | #profile.settings                                 | app
menu.anonymousTitle  | group                                             | app
menu.register        | /usuari/register?backUrl                          | app
menu.signIn          | /usuari/login?backUrl                             | app
menu.restore         | app restoreAppleStorePurchases {}                 | ios
menu.fakeMonthly     | app restoreAppleStorePurchases {"fake":"monthly"} | ios test
menu.fakeAnnual      | app restoreAppleStorePurchases {"fake":"annual"}  | ios test
menu.appleManage     | https://apps.apple.com/account/subscriptions      | ios
menu.conditions      | /condicions-contractacio.html                     | ios
menu.privacy         | /politica-de-privacitat.html                      | ios
`)

const registeredMenu = entryTable(`
entry                  | opens                                             | registered | with a card
menu.edit              | #profile.public-profile                           | all        | all
menu.groupSubscription | group                                             | all        | all
menu.subscribe         | /tarifes                                          | not ios    | -
card                   | #profile.card                                     | -          | all
notifications          | #profile.notifications                            | all        | all
gifts                  | -                                                 | locked     | locked
menu.groupReading      | group                                             | all        | all
saved                  | #profile.saved                                    | all        | all
following              | #profile.following                                | all        | all
menu.groupCommunity    | group                                             | all        | all
comments               | -                                                 | locked     | locked
menu.groupAccount      | group                                             | all        | all
menu.shop              | /botiga in a new tab                              | all        | all
menu.pointsOfSale      | /punts-de-venda.html in a new tab                 | all        | all
menu.subscriberSpace   | -                                                 | locked     | locked
settings               | #profile.settings                                 | all        | all
menu.contact           | /contacte.html                                    | all        | all
menu.restore           | app restoreAppleStorePurchases {}                 | ios        | ios
menu.fakeMonthly       | app restoreAppleStorePurchases {"fake":"monthly"} | ios test   | ios test
menu.fakeAnnual        | app restoreAppleStorePurchases {"fake":"annual"}  | ios test   | ios test
`)

const subscribersMenu = entryTable(`
entry                  | opens                             | subscriber | upgrade | no comments | no gifts | premium S | premium C | founder | apple
menu.banner            | text                              | all        | all     | all         | all      | all       | all       | all     | all
menu.edit              | #profile.public-profile           | all        | all     | all         | all      | all       | all       | all     | all
menu.groupSubscription | group                             | all        | all     | all         | all      | all       | all       | all     | all
menu.premium           | /premium                          | -          | -       | -           | -        | -         | all       | -       | -
menu.premium           | /fundadors-premium                | -          | -       | -           | -        | -         | -         | all     | -
menu.upgrade           | /promocions/upgrade               | -          | all     | all         | all      | -         | -         | -       | -
notifications          | #profile.notifications            | all        | all     | all         | all      | all       | all       | all     | all
card                   | #profile.card                     | all        | all     | all         | all      | all       | all       | all     | -
menu.subscription      | #profile.subscription             | not ios    | not ios | not ios     | not ios  | not ios   | not ios   | not ios | not ios
gifts                  | #profile.gifts                    | all        | all     | all         | locked   | all       | all       | all     | all
menu.premiumClub       | /club-premium                     | -          | -       | -           | -        | all       | -         | -       | -
menu.groupReading      | group                             | all        | all     | all         | all      | all       | all       | all     | all
saved                  | #profile.saved                    | all        | all     | all         | all      | all       | all       | all     | all
following              | #profile.following                | all        | all     | all         | all      | all       | all       | all     | all
menu.groupCommunity    | group                             | all        | all     | all         | all      | all       | all       | all     | all
comments               | #profile.comments                 | all        | all     | locked      | all      | all       | all       | all     | all
menu.groupAccount      | group                             | all        | all     | all         | all      | all       | all       | all     | all
menu.shop              | /botiga in a new tab              | all        | all     | all         | all      | all       | all       | all     | all
menu.pointsOfSale      | /punts-de-venda.html in a new tab | all        | all     | all         | all      | all       | all       | all     | all
menu.subscriberSpace   | /espai-subscriptor                | web        | web     | web         | web      | web       | web       | web     | web
menu.subscriberSpace   | /espai-subscriptor?token          | app        | app     | app         | app      | app       | app       | app     | app
settings               | #profile.settings                 | all        | all     | all         | all      | all       | all       | all     | all
menu.contact           | /contacte.html                    | all        | all     | all         | all      | all       | all       | all     | all
`)

const settings = entryTable(`
entry                      | opens                                        | visitor | reader  | staff
settings.account           | group                                        | ios     | all     | all
data                       | #profile.data                                | -       | all     | all
password                   | #profile.password                            | -       | all     | all
subscription               | #profile.subscription                        | -       | not ios | not ios
settings.appleSubscription | https://apps.apple.com/account/subscriptions | ios     | ios     | ios
bulletin                   | #profile.bulletin                            | -       | all     | all
notificationSettings       | #profile.notification-settings               | -       | all     | all
settings.custom            | group                                        | app     | app     | all
edition                    | #profile.edition                             | app     | app     | app
display                    | #profile.display                             | -       | -       | all
downloads                  | #profile.downloads                           | app     | app     | app
settings.general           | group                                        | app     | all     | all
settings.dataUse           | /politica-de-privacitat.html                 | -       | all     | all
settings.aboutUs           | /qui-som.html                                | -       | all     | all
settings.conditions        | /condicions-contractacio.html                | -       | all     | all
settings.consent           | app showConsentConfig                        | app     | app     | app
menu.contact               | /contacte.html                               | app     | -       | -
settings.signOut           | sign-out                                     | -       | all     | all
`)

/** The column of each reader in the tables; the others are like `registered` and `subscriber`. */
const columns: Partial<Record<PersonaName, string>> = {
  anonymous: 'visitor',
  'unpaid-registered': 'with a card',
  'subscriber-no-comments': 'no comments',
  'subscriber-no-gift': 'no gifts',
  'subscriber-no-archive': 'upgrade',
  'subscriber-site': 'upgrade',
  'premium-s': 'premium S',
  'premium-c': 'premium C',
  founder: 'founder',
  apple: 'apple',
  'apple-monthly': 'apple',
}
const registered = ['registered', 'trial-14', 'trial-1', 'trial-0', 'unvalidated', 'social', 'newcomer']

/** One reader of each kind: who is who does not depend on the channel, so all of them come on the web alone. */
const kinds = (['registered', 'subscriber', 'staff', ...Object.keys(columns)] as PersonaName[]).filter(
  (persona) => !['subscriber-site', 'apple-monthly'].includes(persona),
)

/** Of each table one: what the channels tell apart is in its rows. Android's are those of iOS without what the App Store brings. */
const sample: Partial<Record<'web' | 'android' | 'ios', readonly PersonaName[]>> = {
  web: ['registered', 'subscriber'],
  ios: ['anonymous'],
}

const menus = [visitorsMenu, registeredMenu, subscribersMenu]

function expectedOf(persona: PersonaName, place: Place) {
  const kind = columns[persona] ?? (registered.includes(persona) ? 'registered' : 'subscriber')
  const menu = menus.find(([line]) => line && kind in line.cells) ?? []
  const settingsOf = persona === 'anonymous' ? 'visitor' : persona === 'staff' ? 'staff' : 'reader'
  return { menu: entriesOf(menu, kind, place), settings: entriesOf(settings, settingsOf, place) }
}

const { reader, read, address } = startNewspaper()

/** The explanation of each locked entry. */
const locked: Readonly<Record<string, { id: string }>> = {
  gifts: menuMessages.lockedGiftsTitle,
  comments: menuMessages.lockedCommentsTitle,
  'menu.subscriberSpace': menuMessages.lockedSpaceTitle,
}

const hashOf = (page: Page) => new URL(page.url()).hash

/** Presses an entry that is no link, and returns to where it is. */
async function press(page: Page, { entry, opens, label, isLocked }: Entry, sent: () => Promise<readonly unknown[]>) {
  const here = hashOf(page)
  const name = isLocked ? `${label} ${t(menuMessages.locked)}` : label
  const button = page.getByRole('dialog').getByRole('button', { name }).first()
  const isRow = (await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name }).count()) > 0
  await button.click()
  if (isLocked) {
    const explanation = page.getByRole('dialog', { name: t(locked[entry] ?? { id: entry }), exact: true })
    await explanation.waitFor()
    await page.keyboard.press('Escape')
    return explanation.waitFor({ state: 'detached' })
  }
  if (opens.startsWith('#')) {
    await expect.poll(() => hashOf(page)).toBe(opens)
    await page.goBack()
    await expect.poll(() => hashOf(page)).toBe(here)
    // The way back leads to the row that was pressed. A visitor's settings are in the aside's head, which begins anew.
    return isRow && expect.poll(() => isFocused(button)).toBe(true)
  }
  const [, action, payload] = opens.split(' ')
  await expect.poll(sent).toContainEqual({ action, ...(payload && { payload: JSON.parse(payload) }) })
}

/** In the menu's rows, and for visitors in its head. */
const toSettings = (page: Page, texts = t) =>
  page.getByRole('dialog').getByRole('button', { name: texts(messages.settings), exact: true })

const canBePressed = ({ opens, isLocked }: Entry) => isLocked || /^(#|app )/.test(opens)

const shownOf = (entries: readonly Entry[]) => entries.map(({ shown }) => shown)

it.each(byTier(['web', 'android', 'ios'] as const, ['web', 'ios']))(
  'every reader finds the specified entries in the profile, and each opens its panel or page, %s',
  async (channel) => {
    const { page } = await reader({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const isApp = channel !== 'web'
    const sent = isApp ? await stubApp(page, channel) : async () => []
    const pressed = new Set<string>()
    /** The settings that have been read: many readers have the same, because they depend on the type of reader and on staff alone (reader-account §6). */
    const seen = new Set<string>()
    /** Each entry once in a channel: it opens the same for everybody. */
    const pressNew = async (entries: readonly Entry[]) => {
      for (const entry of entries.filter(canBePressed)) {
        if (!pressed.has(entry.shown)) await press(page, entry, sent)
        pressed.add(entry.shown)
      }
    }
    for (const [index, persona] of byTier(isApp ? kinds : personaNames, sample[channel] ?? []).entries()) {
      const { engine = 'react' } = engines[index % engines.length] ?? {}
      await page.goto(address('/tarifes#profile', { persona, engine, ...(isApp && { app: channel }) }))
      if (persona === 'anonymous' && !isApp) {
        await page.waitForURL('**/usuari/login?backUrl=*%23profile')
        continue
      }
      await toSettings(page).waitFor()
      const wanted = expectedOf(persona, { channel })
      expect(await readEntries(page), `the menu of ${persona}, ${engine}`).toEqual(shownOf(wanted.menu))
      await pressNew(wanted.menu)
      const settings = `${engine} ${shownOf(wanted.settings).join()}`
      if (seen.has(settings)) continue
      seen.add(settings)
      await toSettings(page).click()
      await page
        .getByRole('dialog', { name: t(messages.settings) })
        .getByRole('list')
        .first()
        .waitFor()
      expect(await readEntries(page), `the settings of ${persona}, ${engine}`).toEqual(shownOf(wanted.settings))
      await pressNew(wanted.settings)
    }
  },
)

itInProof('purchases cannot be tested in production', async () => {
  const site = await createNewspaper({ distDir: 'dist', quality: 5, env: 'PRO' }).listen(0)
  onTestFinished(() => site.close())
  const { page } = await reader()
  for (const persona of ['anonymous', 'registered'] as const) {
    await page.goto(`${site.url}/tarifes?persona=${persona}&app=ios#profile`)
    await toSettings(page).waitFor()
    const { menu } = expectedOf(persona, { channel: 'ios', isProduction: true })
    expect(await readEntries(page)).toEqual(shownOf(menu))
  }
})

itInProof('a registered reader has a subscription card on the main site alone', async () => {
  const { t: german } = loadIntl('de')
  const { page } = await read('/tarifes#profile', { persona: 'unpaid-registered', lang: 'de' })
  await toSettings(page, german).waitFor()
  const { menu } = expectedOf('unpaid-registered', { channel: 'web', t: german })
  expect(await readEntries(page, german)).toEqual(shownOf(menu.filter(({ entry }) => entry !== 'card')))
})

import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { filterMessages as listFilters } from '#kit/filters/filters.messages.ts'
import { dateMessages } from '#kit/ui/date/date.messages.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { itInProof } from '#testing/byTier.ts'
import { filterMessages, issueMessages, messages } from '#widgets/archive/archive.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { sendToPage, stubApp } from './support/app.ts'
import { holdRequests } from './support/holdRequests.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { painted, recordLayoutShifts } from './support/layoutShifts.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { signIn } from './support/signIn.ts'
import { engines } from './support/site.ts'

const { read, reader, address } = startNewspaper()

const pathOf = (page: Page) => new URL(page.url()).pathname
const papers = (page: Page) => page.getByRole('list', { name: t(messages.previous) }).getByRole('listitem')
const results = (page: Page, count: number) =>
  page.getByRole('heading', { name: t(messages.results, { count, number: String(count) }), exact: true })

describe.each(engines)('the archive, $engine', ({ engine }) => {
  it('is filtered by keyboard, and the back button steps through the previous filters', async () => {
    const { page, problems } = await read('/hemeroteca?utm_source=mail', { engine, persona: 'subscriber' })
    await papers(page).first().waitFor()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }

    await tabTo(page, page.getByRole('button', { name: t(listFilters.open) }))
    await press('Enter')
    const edition = page.getByRole('combobox', { name: t(filterMessages.edition) })
    await edition.waitFor()
    await tabTo(page, edition)
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Tab')
    await expect.poll(() => edition.textContent()).toBe('Illes Balears')
    await press('Tab')
    const date = page.getByRole('textbox', { name: t(filterMessages.date) })
    await expect.poll(() => isFocused(date)).toBe(true)
    await page.keyboard.type('15/02/2026')

    // The calendar opens on the typed day, a Sunday. One week back goes into the field.
    await tabTo(page, page.getByRole('button', { name: t(dateMessages.open, { label: t(filterMessages.date) }) }), 1)
    await press('Enter')
    await page.getByRole('gridcell', { selected: true }).waitFor()
    await press('ArrowUp', 'Enter')
    await expect.poll(() => date.inputValue()).toBe('08/02/2026')
    await tabTo(page, page.getByRole('button', { name: t(listFilters.apply) }), 4)
    await press('Enter')

    await results(page, 2).waitFor()
    await expect.poll(() => isFocused(results(page, 2))).toBe(true)
    expect(pathOf(page)).toBe('/hemeroteca/edition/balears/date/2026-02-08')
    expect(new URL(page.url()).search).toContain('utm_source=mail')

    // Active filters precede the results: first the date, then the edition.
    await press('Shift+Tab', 'Shift+Tab')
    const withoutEdition = page.getByRole('link', { name: t(filterMessages.remove, { filter: 'Illes Balears' }) })
    await expect.poll(() => isFocused(withoutEdition)).toBe(true)
    await press('Enter')
    await results(page, 4).waitFor()
    expect(pathOf(page)).toBe('/hemeroteca/date/2026-02-08')
    await page.goBack()
    await results(page, 2).waitFor()
    await page.goBack()
    await papers(page).first().waitFor()
    expect(pathOf(page)).toBe('/hemeroteca')
    await page.goForward()
    await results(page, 2).waitFor()
    await page.reload()
    await results(page, 2).waitFor()
    expect(problems.errors).toEqual([])
  })
})

describe('the archive’s list', () => {
  const test = alternateEngines()

  test.inProof(
    'loads more in place or, by its link, as a separate page; a PDF opens in a new tab',
    async ({ engine }) => {
      const { page, context, problems } = await read('/hemeroteca', { engine, persona: 'subscriber' })
      await papers(page).first().waitFor()
      const before = await papers(page).count()
      const more = page.getByRole('link', { name: t(messages.more) })
      await more.click()
      await expect.poll(() => papers(page).count()).toBe(before + 20)
      await expect.poll(() => isFocused(papers(page).nth(before).getByRole('link'))).toBe(true)

      // The browser's to open in a tab: the widget must leave the press alone.
      await page.evaluate(() => {
        const judge = (event: Event) => {
          Object.assign(window, { wasTaken: event.defaultPrevented })
          event.preventDefault()
        }
        window.addEventListener('click', judge, { once: true })
      })
      await more.click({ modifiers: ['Control'] })
      expect(await page.evaluate(() => Reflect.get(window, 'wasTaken'))).toBe(false)
      const tab = await context.newPage()
      await tab.goto(new URL((await more.getAttribute('href')) ?? '', page.url()).href)
      await tab.getByRole('heading', { name: t(messages.page, { page: 3 }) }).waitFor()
      expect(pathOf(tab)).toBe('/hemeroteca/3')

      const link = page.getByRole('link', { name: t(issueMessages.read) }).first()
      await expect.poll(() => link.getAttribute('target')).toBe('_blank')
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
      expect(problems.errors).toEqual([])
    },
  )

  test.inProof('causes no layout shift while it loads', async ({ engine }) => {
    const { page } = await reader()
    const shifted = await recordLayoutShifts(page)
    const release = await holdRequests(page, '**/api/front/archive/publications*')
    await page.goto(address('/hemeroteca', { engine, persona: 'subscriber' }))
    await page.getByText(t(messages.loading)).waitFor({ state: 'attached' })
    await painted(page)
    release()
    await papers(page).first().waitFor()
    expect(await shifted()).toBeLessThan(0.01)
  })
})

itInProof('the archive sends a visitor to the login page and back, and then opens the requested paper', async () => {
  const { page } = await read('/hemeroteca/date/2026-02-08')
  await page
    .getByRole('button', { name: /^08\/02\/2026/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t(offerMessages.alreadySubscriber) })
    .click()
  const [file] = await Promise.all([page.waitForRequest(/\/exemplars\//), signIn(page, 'subscriber')])
  expect(new URL(file.url()).pathname).toBe('/exemplars/portclar-diari-2026-02-08.pdf')
})

itInProof(
  'the archive accepts a typed date when the calendar’s code does not load, and loads it again on the next click',
  async () => {
    // The field's own tests have it on React.
    const { page } = await read('/hemeroteca', { engine: 'lite', persona: 'subscriber' })
    let lost = true
    await page.route(/CalendarPopup-/, (route) => (lost ? route.abort() : route.continue()))
    await page.getByRole('button', { name: t(listFilters.open) }).click()
    const opener = page.getByRole('button', { name: t(dateMessages.open, { label: t(filterMessages.date) }) })
    await opener.click()
    await page.getByText(t(dateMessages.failed)).waitFor()
    const date = page.getByRole('textbox', { name: t(filterMessages.date) })
    await date.fill('8/2/2026')
    await page.getByText(t(dateMessages.failed)).waitFor({ state: 'hidden' })
    lost = false
    await opener.click()
    await page.getByRole('gridcell', { selected: true }).getByText('8', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(opener)).toBe(true)
    await page.getByRole('button', { name: t(listFilters.apply) }).click()
    await results(page, 4).waitFor()
  },
)

itInProof('the archive downloads papers in the app, and marks the downloaded ones', async () => {
  const { page, problems } = await reader()
  const sent = await stubApp(page)
  await page.goto(address('/hemeroteca/date/2026-02-08', { persona: 'subscriber', app: 'android' }))
  const paper = page.getByRole('link', { name: /^08\/02\/2026/ }).first()
  await paper.click()
  const actions = async () => (await sent()).map(({ action }) => action)
  await expect.poll(actions).toContain('downloadPDF')
  await expect.poll(async () => (await actions()).filter((action) => action === 'fetchSavedPDFs').length).toBe(7)

  const download = (await sent()).find(({ action }) => action === 'downloadPDF')
  const { pdfID } = Object(download?.payload)
  await sendToPage(page, { action: 'setSavedPDFs', payload: { pdfs: [{ id: pdfID, size: 1 }] } })
  await paper.getByText(t(issueMessages.saved)).waitFor()
  await page.getByRole('button', { name: t(messages.downloads) }).click()
  await expect.poll(actions).toContain('showDownloadedPDFs')
  expect(problems.errors).toEqual([])
})

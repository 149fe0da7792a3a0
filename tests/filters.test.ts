import { expect, it } from 'vitest'
import { filterMessages } from '#kit/filters/filters.messages.ts'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { itInProof } from '#testing/byTier.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

it.each(engines)(
  'a list is filtered by its address, and going back restores the selection before, $engine',
  async ({ engine }) => {
    const { page, problems } = await reader({ viewport: { width: 390, height: 844 } })
    const shifts = await recordLayoutShifts(page)
    await page.goto(address('/cercador?text=&seccio=ciutat&pagina=2', { engine }))
    const marker = page.locator('[data-widget=filters]')
    // The fallback's button opens the panel: its press is the widget's.
    await page.locator('.filters-button').click()
    const panel = page.getByRole('dialog', { name: t(filterMessages.title) })
    await panel.getByRole('checkbox', { name: 'Comarca' }).check()
    expect(await marker.getAttribute('data-widget-state')).toBe('ready')
    expect(await shifts()).toBe(0)
    await panel.getByRole('button', { name: t(filterMessages.apply) }).click()
    await page.waitForURL((url) => url.search.endsWith('seccio=ciutat&seccio=comarca'))
    expect(new URL(page.url()).searchParams.has('pagina')).toBe(false)
    await page.getByText(t(filterMessages.applied, { count: 2 })).click()
    await panel.getByRole('checkbox', { name: 'Comarca', checked: true }).waitFor()
    await panel.getByRole('button', { name: t(uiMessages.close) }).click()
    await page.getByRole('button', { name: t(filterMessages.clear) }).click()
    await page.waitForURL((url) => !url.searchParams.has('seccio'))
    await page.goBack()
    await page.getByText(t(filterMessages.applied, { count: 2 })).waitFor()
    expect(problems.errors).toEqual([])
  },
)

itInProof.each(engines)('a range of days is typed and picked by keyboard alone, $engine', async ({ engine }) => {
  const { page, problems } = await reader({ viewport: { width: 1280, height: 800 } })
  await page.goto(address('/cercador?text=', { engine }))
  await page.locator('.search-form button').focus()
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: t(filterMessages.open), exact: true })
  await button.waitFor()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t(filterMessages.title) })
  await panel.getByRole('textbox', { name: t(filterMessages.start) }).focus()
  await page.keyboard.type('1/1/2026')
  // The button of the calendar.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: t(filterMessages.end), exact: true })
  await calendar.waitFor()
  await page.keyboard.press('Enter')
  await calendar.waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: t(filterMessages.apply) }).press('Enter')
  await page.waitForURL(/minDate=2026-01-01&maxDate=\d{4}-\d\d-\d\d$/)
  expect(problems.errors).toEqual([])
})

it('a feed applies the filters in place', async () => {
  const { page, problems } = await reader()
  await page.goto(address('/cercador?text='))
  await page.evaluate(() =>
    document.addEventListener('quiosc:filtered', (event) => {
      event.preventDefault()
      document.title = JSON.stringify(event.detail)
    }),
  )
  await page.locator('.filters-button').click()
  const panel = page.getByRole('dialog', { name: t(filterMessages.title) })
  await panel.getByRole('checkbox', { name: 'Opinió' }).check()
  await panel.getByRole('button', { name: t(filterMessages.apply) }).click()
  await expect.poll(() => page.title()).toBe('{"filters":{"seccio":["opinio"]},"for":null}')
  expect(new URL(page.url()).searchParams.get('seccio')).toBe('opinio')
  await page.goBack()
  await expect.poll(() => page.title()).toBe('{"filters":{},"for":null}')
  expect(problems.errors).toEqual([])
})

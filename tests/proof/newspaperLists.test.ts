import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { article, startNewspaper } from '../support/newspaper.ts'

const { looker } = startNewspaper()
const look = looker()

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

const valuesOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluateAll((found, name) => found.map((element) => getComputedStyle(element).getPropertyValue(name)), property)

it.each([phone, desktop])(
  'a list of more news has one rule, that of its head, above its first row at $width px',
  async (viewport) => {
    const { page } = await look('/opinio/', { viewport })
    const first = '.more .trio > :first-child'
    expect(await valuesOf(page, `${first}, ${first} > .teaser`, 'border-top-width')).toEqual(['0px', '0px'])
    expect(await page.locator('.more .trio .teaser').count()).toBe(3)
  },
)

it('pieces of one width have titles of one size', async () => {
  const { page } = await look('/descobreix/', { viewport: desktop })
  const sizes = await valuesOf(page, '.section-list > :not(:first-child) .headline', 'font-size')
  expect(sizes).toHaveLength(6)
  expect(new Set(sizes).size).toBe(1)
})

it('an author’s page goes on with more news, however little they have written', async () => {
  const { page } = await look('/autors/ignasi-rovello/', { viewport: desktop })
  expect(await page.locator('.more .teaser').count()).toBe(3)
})

it('the names of readers and authors are of one weight on a phone', async () => {
  const weights = []
  for (const path of ['/perfil/2001', '/autors/clara-montsant/']) {
    const { page } = await look(path, { viewport: phone })
    weights.push(...(await valuesOf(page, 'h1', 'font-weight')))
  }
  expect(weights).toEqual(['600', '600'])
})

it('an article’s actions have no hole where it has no comments', async () => {
  const { page } = await look(article('1003'), { viewport: phone })
  const bar = page.locator('[data-widget=action-bar]').first().getByRole('button')
  await expect.poll(() => bar.count()).toBe(4)
  const gaps = await bar.evaluateAll((buttons) =>
    buttons.slice(0, 3).map((button) => Math.round(button.getBoundingClientRect().width)),
  )
  expect(new Set(gaps).size).toBe(1)
})

it('comments that failed keep less than two windows of their reserved height', async () => {
  const { page } = await look(`${article('1002')}?fault=comments:500#comentaris`, { viewport: phone })
  const conversation = page.locator('.conversation')
  await conversation.scrollIntoViewIfNeeded()
  await page.locator('[data-widget=comments][data-widget-view=failed]').waitFor()
  expect((await conversation.boundingBox())?.height).toBeLessThan(2 * phone.height)
})

it('the archive has five covers in the first screen of a wide window, the latest beside the others', async () => {
  const { page } = await look('/hemeroteca', { viewport: { width: 1280, height: 800 } })
  const covers = page.locator('[data-widget=archive] .cover')
  await expect.poll(() => covers.count()).toBeGreaterThan(5)
  const boxes = await covers.evaluateAll((all) =>
    all.slice(0, 5).map((cover) => cover.getBoundingClientRect().toJSON()),
  )
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
  expect(boxes[0]?.width).toBe(280)
  expect(Math.max(...boxes.slice(1).map(({ bottom }) => bottom))).toBeLessThan(720)
})

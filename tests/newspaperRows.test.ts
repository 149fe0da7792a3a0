import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { languages } from '../src/site/config/config.ts'
import { painted } from './support/layoutShifts.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { reader, address } = startNewspaper()

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

/** For each row, which of the parts named by the selector begin at other heights than the row's first one, by more than an icon needs. */
const brokenRows = (page: Page, row: string, parts: string) =>
  page.locator(row).evaluateAll((rows, selector) => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    return rows
      .map((element) => [...element.querySelectorAll(selector)])
      .filter(([first, ...others]) => first && others.some((other) => Math.abs(middle(other) - middle(first)) > 4))
      .map((broken) => broken.map(({ textContent }) => textContent?.trim()).join(' | '))
  }, parts)

describe.each(languages)('the newspaper in %s, on a phone', (lang) => {
  it.each([['/'], ['/opinio/'], [article('1001')]])(
    '%s keeps a time and the number of comments in one line',
    async (path) => {
      const { page } = await reader({ viewport: phone })
      await page.goto(address(path, { lang }))
      await painted(page)
      expect(await page.locator('.meta time').count()).toBeGreaterThan(2)
      expect(await brokenRows(page, '.meta', 'time, .count')).toEqual([])
    },
  )

  it('keeps each follow button of an article beside its name', async () => {
    const { page } = await reader({ viewport: phone })
    await page.goto(address(article('1006'), { lang }))
    await painted(page)
    const follow = page.locator('.signatures').getByRole('button')
    await page.locator('.signatures').scrollIntoViewIfNeeded()
    await expect.poll(() => follow.count()).toBe(2)
    expect(await brokenRows(page, '.signatures li', 'p, .follow')).toEqual([])
  })
})

describe.each([phone, desktop])('at $width px', (viewport) => {
  it.each([['/espai/'], ['/mock/mail']])(
    '%s, a short page, has its colophon at the end of the window',
    async (path) => {
      const { page } = await reader({ viewport })
      await page.goto(address(path))
      await painted(page)
      const below = await page.evaluate(() => {
        const end = [...document.querySelectorAll('.colophon, .toolbar')].at(-1)
        return innerHeight - (end?.getBoundingClientRect().bottom ?? Number.NaN)
      })
      expect(below).toBeLessThan(2)
    },
  )

  it.each([['/usuari/login'], ['/usuari/register']])('%s has one left edge', async (path) => {
    const { page } = await reader({ viewport })
    await page.goto(address(path))
    await page.locator('.account-form').waitFor()
    const edges = await page
      .locator('.account-form, .account-page .aside a')
      .evaluateAll((found) => found.map((element) => Math.round(element.getBoundingClientRect().left)))
    expect(edges.length).toBeGreaterThan(1)
    expect(new Set(edges).size).toBe(1)
  })
})

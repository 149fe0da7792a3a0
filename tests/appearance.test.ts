import type { Locator } from 'playwright'
import { describe, expect } from 'vitest'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { t } from './support/loadIntl.ts'
import { mountAll } from './support/mountAll.ts'
import { startNewspaper } from './support/newspaper.ts'
import { getPoll } from './support/polls.ts'
import { engines, openTestPage } from './support/site.ts'

const { read, reader, address, url } = startNewspaper()

const colours = (target: Locator) =>
  target.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return { color, backgroundColor }
  })
/** A rough measure, enough to tell a light background from a dark one. */
const isDark = (rgb: string) => (rgb.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) < 384

describe('the islands’ appearance', () => {
  const test = alternateEngines()

  test.inProof('keeps answers, buttons and actions near their words on a page without columns', async ({ engine }) => {
    const { page } = await reader({ viewport: { width: 1920, height: 900 } })
    await openTestPage(page, url(), {
      script: engines.find((one) => one.engine === engine)?.script ?? '',
      body: `
        <div data-widget="poll" data-poll-id="4712"></div>
        <div data-widget="gift" data-content-id="1004" data-title="Eleven years"></div>
        <div data-widget="paywall" data-type="blocking" data-content-id="1004"></div>
        <div data-widget="comments" data-content-id="1002"></div>`,
    })
    await mountAll(page)
    const widthOf = async (part: string) =>
      Math.round((await page.locator(part).first().boundingBox())?.width ?? Number.NaN)
    const widths = { poll: 704, gift: 704, paywall: 1008 }
    for (const [widget, width] of Object.entries(widths))
      expect(await widthOf(`[data-widget=${widget}] [part=box]`), widget).toBe(width)
    await expect.poll(() => widthOf('[data-widget=comments] [part=comment]')).toBeLessThanOrEqual(768 + 16)
  })

  test('is dark where the page forces it, whatever the reader prefers', async ({ engine }) => {
    const { page } = await read('/enquestes/4712', { engine })
    const { region, vote } = getPoll(page, 4712)
    const question = region.getByRole('heading')
    await question.waitFor()
    expect(isDark((await colours(question)).color)).toBe(true)
    await page.goto(address('/enquestes/4712', { engine, theme: 'dark' }))
    await question.waitFor()
    await page.locator('body.dark-mode').waitFor()
    expect(isDark((await colours(question)).color)).toBe(false)
    const button = await colours(vote)
    expect(isDark(button.color)).toBe(true)
    expect(isDark(button.backgroundColor)).toBe(false)
  })

  test.inProof('uses the publisher’s accent colour in light and dark mode', async ({ engine }) => {
    const { page } = await reader()
    await page.route('**/css/diari.css', async (route) => {
      const response = await route.fetch()
      const body = `${await response.text()}\n:root { --quiosc-accent: rgb(140, 20, 90) }`
      await route.fulfill({ response, body })
    })
    for (const theme of [{}, { theme: 'dark' as const }]) {
      await page.goto(address('/enquestes/4712', { engine, ...theme }))
      const { vote } = getPoll(page, 4712)
      await vote.waitFor()
      await expect.poll(() => colours(vote)).toMatchObject({ backgroundColor: 'rgb(140, 20, 90)' })
    }
  })

  test.inProof('show the failure that the URL names', async ({ engine }) => {
    const { page } = await read('/enquestes/4712?snackbar=error', { engine })
    await page.getByText(t(failureMessages.generic)).waitFor()
  })
})

import { expect, it } from 'vitest'
import { firstByTier } from '#testing/byTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { reader, url } = startNewspaper()

it.each(
  firstByTier(
    [
      { app: 'ios', ...engines[0] },
      { app: 'android', ...engines[1] },
    ],
    1,
  ),
)(
  'the simulator shows the page’s messages to the device, and sends it any message: $app, $engine',
  async ({ app, engine }) => {
    const { page, problems } = await reader()
    await page.goto(`${url()}/tarifes?persona=anonymous&lang=en&app=${app}&engine=${engine}&bar=1`)
    const log = page.getByRole('log', { name: 'What the page has sent' })
    await expect.poll(() => log.getByRole('listitem').first().textContent()).toBe('{"action":"webviewReady"}')

    await page.getByRole('button', { name: /"snackbar".*"Fet"/ }).click()
    await page.getByText('Fet', { exact: true }).waitFor()
    const field = page.getByRole('textbox', { name: 'Message' })
    expect(await field.inputValue()).toContain('"contentText":"Fet"')
    await page.getByRole('button', { name: '{"action":', exact: true }).click()
    // One message is shown after the other, and this one would stay for nine seconds.
    await page.getByRole('button', { name: 'D’acord', exact: true }).click()
    await field.fill('{"action":"snackbar","payload":{"contentText":"By hand"}}')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('By hand', { exact: true }).waitFor()

    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/usuari/login?backUrl=%2F'
      link.textContent = 'Log me in'
      document.querySelector('h1')?.append(link)
    })
    await page.getByRole('link', { name: 'Log me in' }).click()
    await log.getByText(`{"action":"showLogin","payload":{"backUrl":"${url()}/"}}`).waitFor()
    expect(problems.errors).toEqual([])
  },
)

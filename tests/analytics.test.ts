import { describe, expect } from 'vitest'
import { alternateEngines } from './support/alternateEngines.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

interface Entry {
  event: string
  action?: string
  label?: string
  value?: number
}

const shell = '<div data-widget="page-shell"></div>'
const poll = '<div data-widget="poll" data-poll-id="4711" data-load="eager"></div>'

describe('the publisher’s tools', () => {
  const test = alternateEngines()

  test('get nothing before the reader has agreed on the consent platform, and then first the reader’s facts', async ({
    script,
  }) => {
    const { page, problems } = await reader()
    await page.addInitScript(() => {
      window.__tcfapi = (command, _version, callback) => {
        if (command !== 'addEventListener') return
        const answer = (eventStatus: string, consents = {}) => callback({ eventStatus, purpose: { consents } }, true)
        answer('cmpuishown')
        document.addEventListener('agreed', () => answer('useractioncomplete', { 1: true, 8: true }))
      }
    })
    await openTestPage(page, url(), { body: shell + poll, script: script })
    const entries = () => page.evaluate(() => window.dataLayer as Entry[])
    const form = page.locator('[data-widget=poll]')
    await form.getByRole('radio').first().check()
    await form.getByRole('button').first().click()
    await page.waitForLoadState('networkidle')
    expect(await entries()).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('agreed')))
    await expect
      .poll(async () => (await entries()).map(({ event, action }) => action ?? event))
      .toEqual(['quiosc:user', 'vote'])
    expect(problems.errors).toEqual([])
  })

  test('get the page’s speed where an option asks for it, with the widget of the slowest press', async ({ script }) => {
    const { page, problems } = await reader()
    const measured = shell.replace('>', ' data-web-vitals>')
    await openTestPage(page, url(), { body: measured + poll, script: script })
    const option = page.locator('[data-widget=poll]').getByRole('radio').first()
    await option.waitFor()
    await page.waitForLoadState('networkidle')
    await option.click()
    // When the page is left, the browser knows both.
    await expect
      .poll(() =>
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
          return (window.dataLayer as Entry[]).filter(({ value }) => value !== undefined).map(({ action }) => action)
        }),
      )
      .toEqual(expect.arrayContaining(['LCP', 'INP']))
    const entries = await page.evaluate(() => window.dataLayer as Entry[])
    expect(entries.find(({ action }) => action === 'INP')?.label).toBe('poll')
    expect(problems.errors).toEqual([])
  })
})

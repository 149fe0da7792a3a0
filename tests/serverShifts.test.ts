import { expect, it } from 'vitest'
import { byTier } from '#testing/byTier.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { openRendered } from './support/openRendered.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

const cases = engines.flatMap(({ engine }) =>
  ['/', article('1003'), '/autors/clara-montsant/'].flatMap((path) =>
    [390, 1280].map((width) => ({ engine, path, width })),
  ),
)

it.each(
  byTier(
    cases,
    cases.filter(({ engine, path, width }) => (engine === 'react') === (width === 390) && path === article('1003')),
  ),
)('a rendered page moves nothing when its widgets load: $engine, $path, $width px', async (given) => {
  const { engine, path, width } = given
  const { page, problems } = await reader({ viewport: { width, height: 844 } })
  const opened = await openRendered(page, address(path, { engine, lang: 'de' }), engine)
  await page.locator('[data-widget=bottom-bar][data-widget-state=rendered]').waitFor({ state: 'attached' })
  const header = page.locator('[data-widget=header]')
  const boxOf = () => header.evaluate((marker: HTMLElement) => [marker.offsetHeight, marker.offsetWidth])
  const before = await boxOf()
  // Shown in its place already.
  expect(await header.locator('[data-logo]').evaluate(({ assignedSlot }: HTMLElement) => assignedSlot?.name)).toBe(
    'logo',
  )
  // A logo, and what is beside it, may come in a later piece of the page.
  const shifts = await opened.shifts()
  opened.release()
  for (const name of ['header', 'bottom-bar', ...(path === '/' ? [] : ['follow'])])
    await page.locator(`[data-widget=${name}][data-widget-state=ready]`).first().waitFor({ state: 'attached' })
  expect(await opened.shifts()).toBe(shifts)
  expect(await boxOf()).toEqual(before)
  expect(opened.unrendered).toEqual([])
  expect(problems.errors).toEqual([])
})

import { expect, it } from 'vitest'
import { enginesByTier } from './support/enginesByTier.ts'
import { mountAll } from './support/mountAll.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { address, reader, url } = startNewspaper()

/** What browsers have got since those that are promised: Chrome 99, Firefox 101 and Safari 16.4. */
const takeAway = () => {
  const late: [holder: object, names: string[]][] = [
    [URL, ['canParse', 'parse']],
    [Array, ['fromAsync']],
    [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Element.prototype, ['checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [window, ['Iterator', 'scheduler', 'navigation', 'cookieStore', 'CloseWatcher']],
  ]
  for (const [holder, names] of late) for (const name of names) Reflect.deleteProperty(holder, name)
}

const paths = [
  `${article('1002')}#comentaris`,
  '/',
  '/usuari/login',
  '/hemeroteca',
  '/enquestes',
  '/directe/partit',
  '/cercador?text=port',
]

it.each(
  paths.flatMap((path, index) => enginesByTier(index % 2 ? 'lite' : 'react').map(({ engine }) => ({ path, engine }))),
)('$path works with what the oldest promised browsers have, $engine', async ({ path, engine }) => {
  const { page, problems } = await reader()
  await page.addInitScript(takeAway)
  await page.goto(address(path, { engine, persona: 'subscriber' }))
  await mountAll(page)
  expect(await page.locator('[data-widget-state=error]').count()).toBe(0)
  expect(problems.errors).toEqual([])
})

it('links lead to the page’s own site on a page with a base on another, in the oldest promised browsers', async () => {
  const { page, problems } = await reader()
  await page.addInitScript(takeAway)
  await openOwnPage(
    page,
    url(),
    `<html lang="en"><head><base href="https://static.example/"><script type="module" src="${url()}/quiosc/widgets.js"></script></head>
    <body><div data-widget="login" data-load="eager">Login</div></body></html>`,
  )
  const link = page.getByRole('link', { name: 'Continue with Google' })
  expect(await link.getAttribute('href')).toContain(`${url()}/api/front/user/login/google`)
  expect(problems.errors).toEqual([])
})

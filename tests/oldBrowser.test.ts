import { expect, it } from 'vitest'
import { byTier, itInProof } from '#testing/byTier.ts'
import { builtFeatureFindings } from '#tools/checks/browserFeatures.ts'
import { readSources } from '#tools/checks/source.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { takeMainJourney } from './support/mainJourney.ts'
import { mountAll } from './support/mountAll.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { address, reader, url } = startNewspaper()

/** Takes away the features that browsers have got since those that are promised: Chrome 99, Firefox 101 and Safari 16.4. */
const takeAway = () => {
  const late: [holder: object, names: string[]][] = [
    [URL, ['canParse', 'parse']],
    [Array, ['fromAsync']],
    [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Element.prototype, ['checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore']],
    [HTMLElement.prototype, ['inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [Navigator.prototype, ['userActivation', 'virtualKeyboard']],
    [window, ['TransformStream', 'Iterator', 'scheduler', 'navigation', 'cookieStore', 'CloseWatcher']],
  ]
  for (const [holder, names] of late) for (const name of names) Reflect.deleteProperty(holder, name)
  for (const holder of [Document.prototype, DocumentFragment.prototype, Element.prototype]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const own: unknown = Reflect.get(holder, name)
      if (typeof own !== 'function') continue
      Reflect.set(holder, name, function ask(this: Node, selector: string) {
        // A browser that lacks one of its parts throws for the whole selector.
        if (/:has\(|:popover-open|:user-(?:in)?valid|:state\(/.test(selector))
          throw new DOMException(selector, 'SyntaxError')
        return own.call(this, selector)
      })
    }
  }
  const { replaceSync } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.replaceSync = function replaceWithout(css) {
    // An unknown word drops the declaration, rule or block that it stands in, as in a browser that lacks what it names.
    const late = /(:|@)?\b(has\(|container\b|color-mix\(|(?:rotate|scale|translate):)|(\d)(dvh|cqi)\b/g
    replaceSync.call(this, css.replace(late, '$1$3unknown-$2$4'))
  }
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
  byTier(paths, paths.slice(0, 1)).flatMap((path, index) =>
    enginesByTier(index % 2 ? 'lite' : 'react').map(({ engine }) => ({ path, engine })),
  ),
)('the page $path works in the oldest promised browsers, $engine', async ({ path, engine }) => {
  const { page, problems } = await reader()
  await page.addInitScript(takeAway)
  await page.goto(address(path, { engine, persona: 'subscriber' }))
  await mountAll(page)
  expect(await page.locator('[data-widget-state=error]').count()).toBe(0)
  expect(problems.errors).toEqual([])
})

it.each(enginesByTier('lite'))(
  'a reader signs in, votes and writes in the oldest promised browsers, $engine',
  async ({ script }) => {
    const { page, problems } = await reader()
    await page.addInitScript(takeAway)
    await takeMainJourney(page, url(), script)
    expect(problems.errors).toEqual([])
  },
)

itInProof(
  'links lead to the page’s own site on a page with a base on another, in the oldest promised browsers',
  async () => {
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
  },
)

itInProof(
  'a field shows its focus, and the profile is as high as the window and scrolls, in the oldest promised browsers',
  async () => {
    const { page, problems } = await reader()
    await page.setViewportSize({ width: 390, height: 600 })
    await page.addInitScript(takeAway)
    await page.goto(address('/usuari/login', { engine: 'react' }))
    const email = page.getByRole('textbox', { name: 'Correu electrònic' })
    await email.focus()
    expect(await email.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid')

    await page.goto(address('/', { engine: 'react', persona: 'subscriber' }))
    await page.evaluate(() => window.quiosc?.open('profile'))
    const aside = page.getByRole('dialog')
    await aside.getByRole('link').first().waitFor()
    // Its body scrolls, under a head that stays.
    const boxes = () =>
      aside.evaluate((dialog) => {
        const body = [...dialog.querySelectorAll('*')].find((box) => getComputedStyle(box).overflowY === 'auto')
        return {
          high: dialog.clientHeight > 500 && dialog.clientHeight <= 600,
          scrolls: (body?.scrollHeight ?? 0) > 600,
        }
      })
    await expect.poll(boxes).toEqual({ high: true, scrolls: true })
    expect(problems.errors).toEqual([])
  },
)

itInProof('no built file calls what the oldest promised browsers lack', () => {
  const built = readSources('dist/{widgets,bundle,service-worker}.js', 'dist/chunks/!(preview)*.js')
  const sources = readSources('{src,widgets}/**/*.{ts,tsx}')
  expect(builtFeatureFindings(built, sources)).toEqual([])
})

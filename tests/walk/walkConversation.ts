import type { Page } from 'playwright'
import { createRandom } from '#mocks/backend/random.ts'
import { article } from '../support/newspaper.ts'
import { conversationSteps, newest } from './conversationSteps.ts'
import { isBusy } from './isBusy.ts'
import { openWalk } from './openWalk.ts'
import { differences, shownState } from './shownState.ts'
import { slowAnswers } from './slowAnswers.ts'
import type { WalkOptions } from './WalkOptions.ts'
import type { WalkReport } from './walk.ts'

const path = `${article('1002')}#comentaris`

/** Milliseconds without anything pending after which nothing more will change. */
const QUIET_MS = 600
const PATIENCE_MS = 20_000

async function quiet(page: Page, pending: () => number): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS
  let since = Date.now()
  while (Date.now() < end) {
    // A page that is on its way to another one has no answer.
    if (pending() > 0 || (await page.evaluate(isBusy).catch(() => 'on its way'))) since = Date.now()
    else if (Date.now() - since > QUIET_MS) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/**
 * The first list page of comments whole, where the page has some; and what is at the top of the page as it is there, because the header folds on the way down, and
 * what has never been in sight loads on the way back.
 */
async function look(page: Page, pending: () => number): Promise<Record<string, string>> {
  const comments = page.locator('[data-widget=comments]')
  if ((await comments.count()) > 0) {
    await comments.scrollIntoViewIfNeeded()
    await comments.locator('#headline').waitFor()
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('.frame:is([data-scroll=stuck], [data-scroll=hidden])').waitFor({ state: 'detached' })
  await quiet(page, pending)
  return page.evaluate(shownState)
}

const isArticle = (page: Page) => page.url().includes(article('1002'))

/** How often a walk goes back at most, from where a step has led to the article. */
const BACK = 5

/** Goes back to the article, as a reader does. @returns Whether it is there. */
async function goBack(page: Page): Promise<boolean> {
  for (let back = 0; back < BACK && !isArticle(page); back++) await page.goBack()
  return isArticle(page)
}

async function closeAll(page: Page): Promise<void> {
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Escape')
}

/**
 * A walk over comments and the profile whose answers are late, while the reader changes in another tab. It ends without a finding when the page then shows what
 * a fresh load shows.
 */
export async function walkConversation(options: WalkOptions): Promise<WalkReport> {
  const random = createRandom(options.seed)
  const { walker, take, taken, findings, find, close } = await openWalk(options, random)
  try {
    const [page, other] = walker.tabs
    if (!page || !other) throw new Error('The browser opens no page.')
    const { pending } = await slowAnswers(page, createRandom(options.seed + 1_000))
    await other.goto(walker.address('/', { persona: 'subscriber' }))
    await page.goto(walker.address(path))
    await page.bringToFront()
    await page.locator('[data-widget=comments] #headline').waitFor()
    await take(options.kinds ?? conversationSteps, options.steps)

    await closeAll(page)
    if (!(await quiet(page, pending))) find('still busy after 20 s')
    // An answer that came after the presses may have opened a prompt.
    await closeAll(page)
    // A step may have led away from the article: to the sign-in, for one.
    if (!isArticle(page)) {
      const away = await look(page, pending)
      await page.reload()
      if (!(await quiet(page, pending))) find(`still busy at ${page.url()}`)
      for (const difference of differences(away, await look(page, pending)))
        find(`shown at ${page.url()}: ${difference}`)
      if (!(await goBack(page))) throw new Error(`No way back to the article from ${page.url()}`)
      if (!(await quiet(page, pending))) find('still busy after going back')
    }
    await newest(page)
      .click()
      .catch((error: unknown) => find(`the order cannot be changed back: ${error}`))
    if (!(await quiet(page, pending))) find('still busy after the order was changed back')
    const before = await look(page, pending)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('about:blank')
    await page.goto(walker.address(path))
    const none = () => 0
    await quiet(page, none)
    for (const difference of differences(before, await look(page, none))) find(`shown: ${difference}`)
    return { findings: findings(), taken }
  } finally {
    await close()
  }
}

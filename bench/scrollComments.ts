import type { Browser } from 'playwright'
import { existingArticle } from '#newspaper/content/articleById.ts'
import { articlePath } from '#newspaper/content/articles.ts'
import { getConversation } from '#tests/support/conversation.ts'
import { longestTask } from './longestTask.ts'

/** Comments of the newspaper's longest conversation, and those of its first level. */
const ALL = 1200
const TOP_LEVEL = 960
/** In milliseconds, for all of them to be rendered. */
const PATIENCE = 120_000

/** In the page: scrolls one screen at a time to the end, as fast as comments render, and back up in larger steps. @returns The rendered comments. */
async function scrollThrough([minimum, patience]: [number, number]): Promise<number> {
  const shadow = document.querySelector('[data-widget=comments]')?.shadowRoot
  const rendered = () => shadow?.querySelectorAll('article').length ?? 0
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const { innerHeight } = window
  const began = performance.now()
  while (rendered() < minimum && performance.now() - began < patience) {
    window.scrollBy(0, innerHeight)
    await frame()
  }
  for (let top = window.scrollY; top > 0; top -= 3 * innerHeight) {
    window.scrollTo(0, top)
    await frame()
  }
  return rendered()
}

/**
 * A reader opens all comments of the longest conversation and scrolls through them.
 *
 * @returns The longest task meanwhile, in milliseconds of processor time.
 * @throws When not all of them are rendered.
 */
export async function scrollComments(browser: Browser, url: string, engine: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}${articlePath(existingArticle('1001'))}?persona=anonymous&engine=${engine}#comentaris`)
    await getConversation(page).headline(ALL).waitFor()
    await page.waitForLoadState('networkidle')
    await getConversation(page).showMore(1180).click()
    return await longestTask(page, async () => {
      const rendered = await page.evaluate(scrollThrough, [TOP_LEVEL, PATIENCE] as [number, number])
      if (rendered !== TOP_LEVEL) throw new Error(`${rendered} of ${TOP_LEVEL} comments were rendered.`)
    })
  } finally {
    await context.close()
  }
}

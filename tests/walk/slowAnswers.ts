import type { Page } from 'playwright'
import type { Random } from '#mocks/backend/random.ts'

/** The calls that have been answered, and those that have not. */
export interface SlowAnswers {
  pending(): number
}

/**
 * Answers of the backend arrive after 0.1 to 3 seconds, and so in another order than they were asked for. The backend itself has done at once what it was
 * asked: a reload reads it already.
 */
export async function slowAnswers(page: Page, random: Random): Promise<SlowAnswers> {
  let pending = 0
  await page.route('**/api/front/**', async (route) => {
    pending++
    // Chosen before anything is awaited, so that a seed gives the same delays to the same calls.
    const delay = random.integer(100, 3_000)
    try {
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.fulfill({ response })
    } catch {
      // The page has been left, or has aborted the call.
    } finally {
      pending--
    }
  })
  return { pending: () => pending }
}

import type { Page } from 'playwright'

/** For each row, which of the parts named by the selector begin at other heights than the row's first one, by more than an icon needs. */
export const brokenRows = (page: Page, row: string, parts: string) =>
  page.locator(row).evaluateAll((rows, selector) => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    return rows
      .map((element) => [...element.querySelectorAll(selector)])
      .filter(([first, ...others]) => first && others.some((other) => Math.abs(middle(other) - middle(first)) > 4))
      .map((broken) => broken.map(({ textContent }) => textContent?.trim()).join(' | '))
  }, parts)

import { defaultLevels, type HeadingLevels } from '#kit/dom/HeadingContext.ts'
import { ownDocument } from '#lib/ownDocument.ts'

/** The page's own title; one in a marker belongs to a widget or leaves with its fallback. */
const namesItself = () => [...ownDocument().querySelectorAll('h1')].some((heading) => !heading.closest('[data-widget]'))

/**
 * The levels of a widget's headings: `data-heading`, from 1 to 6, or those that fit the page.
 *
 * @param hasTitle Whether the page has a title of its own.
 */
export function readHeading({ dataset }: Pick<HTMLElement, 'dataset'>, hasTitle = namesItself): HeadingLevels {
  if (/^[1-6]$/.test(dataset.heading ?? ''))
    return { title: Number(dataset.heading), pageTitle: Number(dataset.heading) }
  return hasTitle() ? { title: 2, pageTitle: 2 } : defaultLevels
}

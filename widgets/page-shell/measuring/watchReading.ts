import type { Milestones } from './createMilestones.ts'
import type { PageContent } from './findContent.ts'

/**
 * Measures how much of the article has come into the window, from its beginning. By an observer whose root reaches far above the window, because reading
 * positions while scrolling would force layouts.
 *
 * @param signal Ends it.
 */
export function watchReading({ id, article }: PageContent, milestones: Milestones, signal: AbortSignal): void {
  if (!article) return
  let furthest = 0
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio } of entries) furthest = Math.max(furthest, Math.round(100 * intersectionRatio))
      milestones.measure(article, { category: 'scroll', label: id, percent: furthest })
    },
    // More than any page is long, and less than browsers count.
    { root: document, rootMargin: '1000000px 0px 0px 0px', threshold: [0.25, 0.5, 0.75] },
  )
  observer.observe(article)
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}

/** The widgets that a page has for the article that it shows, and for no other. */
const ofTheArticle = ['paywall', 'comments', 'action-bar'].map((name) => `[data-widget="${name}"][data-content-id]`)

/** The ids of the contents whose paywalls decide about an ad: its own, and that of the article which the page shows. */
export function articlesOf(page: ParentNode, own: string | undefined): string[] {
  const markers = [...page.querySelectorAll<HTMLElement>(ofTheArticle.join())]
  const ids = markers.map(({ dataset }) => dataset.contentId)
  return [...new Set([own, ...ids])].filter((id) => id !== undefined)
}

/** The widgets that are about the article that a page shows, each once per article. */
export const articleWidgets = ['paywall', 'action-bar', 'comments'] as const

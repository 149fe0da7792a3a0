/** The path of the comments on a content, below apiBase: several widgets ask for them, by one request where their order is the same. */
export const COMMENTS_PATH = 'comment/content/{contentId}'

/** The order in which a request for their number alone asks for them: that of most comments on a page, so that the client dedupes the two requests. */
export const COUNT_ORDER = 'desc'

/** The path of that request with its query, below apiBase. */
export const COMMENTS_COUNT_PATH = `${COMMENTS_PATH}?order=${COUNT_ORDER}`

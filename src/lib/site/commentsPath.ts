/** The path of the comments on a content, below apiBase: several widgets ask for them, by one request where their order is the same. */
export const COMMENTS_PATH = 'comment/content/{contentId}'

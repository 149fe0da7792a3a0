/** The widgets that a server renders. */
export const servedNames = ['comments', 'comments-count', 'poll'] as const

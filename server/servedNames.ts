/** The widgets that a server renders. */
export const servedNames = ['poll'] as const

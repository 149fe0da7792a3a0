/** Choices that are not applied yet, by name; a day as typed, so that nothing is lost. */
export type Draft = Readonly<Record<string, readonly string[]>>

export const textOf = (draft: Draft, name: string): string => draft[name]?.[0] ?? ''

/** The draft with other values of one name; an empty text is no value. */
export const withValues = (draft: Draft, name: string, values: readonly string[]): Draft => ({
  ...draft,
  [name]: values.filter(Boolean),
})

import { plainText } from '#lib/plainText.ts'

/** For `useTypeahead`: the first text with the typed prefix, ignoring case and accents. */
export const findBeginning = (texts: readonly (string | null)[], typed: string): string | null | undefined =>
  texts.find((text) => text !== null && plainText(text).startsWith(plainText(typed)))

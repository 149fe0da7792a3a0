/**
 * Texts that are rightly the same in two languages, by message id, and why. Everything else that is the same counts as not
 * translated. An entry that is no longer needed is an error too.
 */
export const sameTexts: Readonly<Record<string, string>> = {}

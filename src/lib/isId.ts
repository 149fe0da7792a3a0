/**
 * Whether a text is an identifier of the backend: letters, digits, `-`, `_` and `:`. What else a template, an address or an answer may have in its place can
 * be a path, and a call's path decides what happens in the reader's name.
 */
export const isId = (text: string): boolean => /^[\p{L}\p{N}:_-]+$/u.test(text)

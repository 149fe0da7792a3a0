/** Reports a bug or malformed input to the page, which decides where it is shown. */
export type Report = (error: unknown, source: string) => void

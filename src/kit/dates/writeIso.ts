/** ISO 8601 in UTC with milliseconds, as it goes to the backend and into storage. */
export const writeIso = (date: Date): string => date.toISOString()

import * as v from 'valibot'

/** A moment as the backend sends it, for `parseDate`: a text, or a number of seconds or milliseconds since 1970. Empty for none. */
export const DateTextSchema = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

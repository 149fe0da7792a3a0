import * as v from 'valibot'

/** Yes or no, from a server whose templates or forms write it as a text too. */
export const ServerFlagSchema = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
])

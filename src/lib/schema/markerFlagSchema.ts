import * as v from 'valibot'

/** Yes or no, as templates write it: `data-closable`, `data-closable="true"`, `data-closable="false"`; a boolean in the JSON block. */
export const MarkerFlagSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['', 'true', 'false'])]),
  v.transform((value) => value !== false && value !== 'false'),
)

import type { GenericSchema } from 'valibot'

/**
 * Marks an optional field that fails its object when it is wrong, or a list that fails with a wrong item: where what is used in its place would show,
 * allow or send more than was meant. `null` still counts as missing.
 */
export const strict = <Schema extends GenericSchema>(schema: Schema): Schema => Object.assign(schema, { strict: true })

export const isStrict = (schema: object): boolean => 'strict' in schema

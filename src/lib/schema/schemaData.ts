import type { GenericSchema } from 'valibot'

/** A step of a pipe that is no schema. */
export interface PipeAction {
  kind: 'validation' | 'transformation' | 'metadata'
  type: string
  /** The argument of a rule, such as a pattern or a limit. */
  requirement?: unknown
}

/** A schema with the data that its kind has: `type` decides which there are. */
export interface SchemaData extends GenericSchema {
  /** The schema itself, then what is done with its value. A pipe has the data of its first schema, too. */
  pipe?: readonly [SchemaData, ...(SchemaData | PipeAction)[]]
  /** The fields of an object. */
  entries?: Readonly<Record<string, SchemaData>>
  /** The schema in `optional`, `nullish` or `nullable`. */
  wrapped?: SchemaData
  /** The value that stands for a missing one. */
  default?: unknown
  /** The values of a picklist, or the schemas of a union. */
  options?: readonly unknown[]
  /** The schema of a list's items. */
  item?: SchemaData
  /** The schema of a record's values. */
  value?: SchemaData
  literal?: unknown
}

/** Valibot's type of any schema hides what the kinds of schemas have. */
export const schemaData = (schema: GenericSchema): SchemaData => schema as SchemaData

/** The schemas of which a union's value meets one; none where it is no union. */
export const alternativesOf = ({ type, options = [] }: SchemaData): readonly SchemaData[] =>
  type === 'union' ? (options as readonly SchemaData[]) : []

/** The schema within `optional`, `nullish` and `nullable`, and before what its pipe does with the value. */
export function bareSchema(schema: GenericSchema): SchemaData {
  const data = schemaData(schema)
  const inner = data.pipe?.[0] ?? data.wrapped
  return inner ? bareSchema(inner) : data
}

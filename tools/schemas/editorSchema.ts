import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { FieldDocs } from '../docs/fieldDocs.ts'

/** A JSON Schema, as far as it is written here. */
export interface JsonSchema {
  $schema?: string
  title?: string
  description?: string
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

interface Shape {
  object: JsonSchema
  /** Whether it is an item of a list or within one, where a CMS may say more than is read. */
  isInList: boolean
}

/** The objects in a value's schema: itself, one of several shapes, or those of a list's items. */
function shapesOf(schema: JsonSchema, isInList = false): Shape[] {
  if (schema.properties) return [{ object: schema, isInList }]
  const shapes = (schema.anyOf ?? []).flatMap((form) => shapesOf(form, isInList))
  return schema.items ? [...shapes, ...shapesOf(schema.items, true)] : shapes
}

const isNull = ({ type }: JsonSchema) => type === 'null'

/** A value that may be missing may be `null`, too: the library takes it for missing. */
const orNull = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.some(isNull) ? schema : { anyOf: [schema, { type: 'null' }] }

/** Adds what the sources say of each field, and what the library's own objects and lists do. */
function finish({ object, isInList }: Shape, docs: FieldDocs): void {
  const { properties = {}, required = [] } = object
  for (const [name, field] of Object.entries(properties)) {
    const doc = docs.get(name)
    shapesOf(field, isInList).forEach((inner, index) => {
      finish(inner, doc?.shapes[index] ?? new Map())
    })
    const { default: preset, ...rest } = field
    properties[name] = {
      ...(doc?.comment && { description: doc.comment }),
      ...(preset !== undefined && { default: preset }),
      ...(required.includes(name) ? rest : orNull(rest)),
    }
  }
  if (!isInList) object.additionalProperties = false
}

/**
 * The JSON Schema of a block, for editors and CMS (contract §2): it knows every field, and says what each is.
 *
 * @param docs The sources' comments on the fields.
 */
export function editorSchema(schema: GenericSchema, docs: FieldDocs, title: string): JsonSchema {
  // Rules that JSON Schema has no words for, such as a check in a function, are for `quiosc check`.
  const converted = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    // A rule after a union is about what becomes of the value, such as the number of a text.
    overrideAction: ({ jsonSchema }) => (jsonSchema.anyOf ? { anyOf: jsonSchema.anyOf } : undefined),
  }) as JsonSchema
  finish({ object: converted, isInList: false }, docs)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    ...converted,
    properties: {
      $schema: { description: 'This schema’s address, for editors.', type: 'string' },
      ...converted.properties,
    },
    // An option that is required may be an attribute.
    required: [],
  }
}

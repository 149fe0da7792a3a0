import type { GenericSchema } from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { read } from '#lib/schema/reading.ts'
import { alternativesOf, type SchemaData, schemaData } from '#lib/schema/schemaData.ts'
import { ruleOf, rulesOf } from '../contract/describeOptions.ts'
import { variantsOf } from '../schemas/schemaParts.ts'
import type { FieldDocs } from './fieldDocs.ts'

/** A field of an answer: `options[].image.url`. */
export interface AnswerField {
  path: string
  /** The kinds of its value, in words: `text`, `a list of ids`. */
  kind: string
  /** `required`: what is around it cannot be read without it; `one of`: another form of what is around it has another field in its place. */
  need: 'required' | 'one of' | 'optional'
  comment: string
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: '`true` or `false`',
  object: 'an object',
  unknown: 'anything',
  null: '`null`',
}

/** Rules of the value as it is sent, which a text or a number alone has. */
const rulesIn = (schema: SchemaData): string =>
  rulesOf(schema)
    // The rule of a check in a function cannot be told from it.
    .filter(({ type }) => type !== 'check')
    .map((rule) => `, ${ruleOf(rule).replaceAll('_', ' ')}`)
    .join('')

const listOf = (kinds: readonly string[]) => [...new Set(kinds)].join(' or ')

/** @throws For a kind of schema that no answer has had so far. */
export function kindOf(schema: GenericSchema): string {
  if (schema === IdSchema) return 'an id: text or number'
  const data = schemaData(schema)
  const own = data.pipe?.[0] ?? data
  if (own !== data && own.pipe) return kindOf(own)
  if (own.wrapped) return kindOf(own.wrapped)
  if (own.item) return `a list, each ${kindOf(own.item)}`
  if (own.type === 'record' && own.value) return `an object with any names, each ${kindOf(own.value)}`
  if (own.type === 'union') return listOf(alternativesOf(own).map(kindOf))
  if (own.type === 'picklist') return listOf((own.options ?? []).map((value) => `\`${JSON.stringify(value)}\``))
  if (own.type === 'literal') return `\`${JSON.stringify(own.literal)}\``
  const name = NAMES[own.type]
  if (!name)
    throw new Error(`An answer has a schema of the type “${own.type}”, which tools/docs/answerFields.ts cannot name.`)
  return `${name}${rulesIn(data)}`
}

/** The sources' comment on the field at a path, in whichever shape of its value it stands. */
function commentAt(shapes: readonly FieldDocs[], [name = '', ...rest]: readonly string[]): string {
  const docs = shapes.flatMap((shape) => shape.get(name) ?? [])
  if (rest.length === 0) return docs.find(({ comment }) => comment)?.comment ?? ''
  return commentAt(
    docs.flatMap((doc) => doc.shapes),
    rest,
  )
}

/** Puts a field behind those that are already there and belong to the same object, or behind that object. */
function insert(fields: AnswerField[], field: AnswerField): void {
  const parent = field.path.replace(/\.?[^.]*$/, '').replace(/\[\]$/, '')
  const last = fields.findLastIndex(
    ({ path }) => path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`),
  )
  if (parent === '' || last < 0) fields.push(field)
  else fields.splice(last + 1, 0, field)
}

/**
 * The fields that a schema reads, at any depth, each behind the one that it belongs to.
 *
 * @param shapes The sources' comments on them.
 */
export function answerFields(schema: GenericSchema, shapes: readonly FieldDocs[] = []): AnswerField[] {
  const fields: AnswerField[] = []
  for (const { parts } of variantsOf(schema)) {
    for (const { path: keys, schema: own, kind, isAlternative } of parts) {
      if (kind !== 'field') continue
      const path = keys
        .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
        .join('')
        .replace(/^\./, '')
      if (fields.some((known) => known.path === path)) continue
      const isRequired = Boolean(read(own, undefined).issues)
      const names = keys.filter((key) => typeof key === 'string')
      const need = isRequired ? (isAlternative ? 'one of' : 'required') : 'optional'
      insert(fields, { path, kind: kindOf(own), need, comment: commentAt(shapes, names) })
    }
  }
  return withoutTwice(fields)
}

/** The form of a field's value: its inner fields with their kinds. */
const formOf = (fields: readonly AnswerField[], before: string) =>
  fields.flatMap(({ path, kind }) => (path.startsWith(before) ? [`${path.slice(before.length)} ${kind}`] : [])).join()

/** Where an answer may have one form in several places, such as in an object of its own, the fields are listed in one of them. */
function withoutTwice(fields: readonly AnswerField[]): AnswerField[] {
  const bare = fields.filter(({ path }) => !path.startsWith('['))
  const forms = new Map<string, string>()
  const result = [...bare]
  for (const field of bare) {
    if (field.need !== 'one of' || /[.[]/.test(field.path)) continue
    const before = /^a list/.test(field.kind) ? `${field.path}[].` : `${field.path}.`
    const form = formOf(bare, before)
    const others = bare.filter(({ path }) => path.split(/[.[]/)[0] !== field.path)
    const earlier = forms.get(form) ?? (form === formOf(others, '') ? 'the other fields here' : undefined)
    forms.set(form, `\`${field.path}\``)
    if (form === '' || earlier === undefined) continue
    for (const inner of bare.filter(({ path }) => path.startsWith(before))) result.splice(result.indexOf(inner), 1)
    field.comment = `${field.comment} In the form of ${earlier}.`.trim()
  }
  return result
}

/** Fields of two readings of one answer: what one of them cannot do without is required. */
export function mergeFields(all: readonly (readonly AnswerField[])[]): AnswerField[] {
  const merged: AnswerField[] = []
  for (const field of all.flat()) {
    const known = merged.find(({ path }) => path === field.path)
    if (!known) insert(merged, { ...field })
    else if (field.need === 'required') known.need = 'required'
  }
  return merged
}

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { markerSchemas } from '#cli/check/markerSchemas.ts'
import { configProblems } from '#lib/site/config/configProblems.ts'
import { readConfig } from '#lib/site/config/readConfig.ts'
import { catalogue } from '#preview/catalogue/catalogue.ts'
import { blockSchemas } from './blockSchemas.ts'
import { ConfigBlockSchema } from './configBlockSchema.ts'
import type { JsonSchema } from './editorSchema.ts'
import { accepts, variantsOf, withPart } from './schemaParts.ts'

const schemas = blockSchemas()
// Unicode as patterns of the library have it.
const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, unicodeRegExp: false })
const validators = new Map([...schemas].map(([name, schema]) => [name, ajv.compile(schema)]))

const problemsIn = (name: string, block: unknown) => {
  const validate = validators.get(name)
  return validate?.(block) ? [] : (validate?.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

/** The descriptions that are missing, by path. */
function undescribed({ properties = {}, items, anyOf = [] }: JsonSchema, path = ''): string[] {
  const inner = [...anyOf, ...(items ? [items] : [])].flatMap((one) => undescribed(one, path))
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.description ? [] : [`${path}.${name}`]),
    ...undescribed(field, `${path}.${name}`),
  ])
  return [...inner, ...fields]
}

describe('the JSON Schema of a block', () => {
  it('accepts the block of every state that the library reads whole, and one that names its schema', () => {
    const refused = catalogue.flatMap(({ widget, states }) =>
      Object.entries(states).flatMap(([state, { block, options }]) => {
        const schema = markerSchemas[widget]
        if (block === undefined || !schema) return []
        const problems = problemsIn(widget, { $schema: './x.json', ...Object(block) })
        return accepts(schema, { ...options, ...Object(block) }) && problems.length > 0
          ? [{ widget, state, problems }]
          : []
      }),
    )
    expect(refused).toEqual([])
  })

  it('explains each field', () => {
    expect([...schemas].flatMap(([name, schema]) => undescribed(schema, name))).toEqual([])
  })

  it('finds a misspelt field, a wrong value and a missing one, at any depth', () => {
    const card = { id: 1, title: 'One', url: '/one' }
    expect(problemsIn('cards', { cards: [card, { ...card, authors: [{ name: 'A', more: 'of the CMS' }] }] })).toEqual(
      [],
    )
    expect(problemsIn('cards', { crads: [card] })).toEqual([' must NOT have additional properties'])
    expect(problemsIn('cards', { cards: [{ ...card, authors: [{ id: 7 }] }] })).toContain(
      "/cards/0/authors/0 must have required property 'name'",
    )
    expect(problemsIn('cards', { layout: 'row' })).toContain('/layout must be equal to one of the allowed values')
    expect(problemsIn('alert', { messages: [{ title: '' }] })).toContain(
      '/messages/0/title must NOT have fewer than 1 characters',
    )
  })
})

describe('the JSON Schema of the configuration', () => {
  it('has the settings that the library reads', () => {
    expect(Object.keys(ConfigBlockSchema.entries).sort()).toEqual(Object.keys(readConfig(null, '').config).sort())
  })

  it.each(Object.keys(ConfigBlockSchema.entries))('agrees with the library about %s', (setting) => {
    const samples = variantsOf(ConfigBlockSchema.entries[setting as keyof typeof ConfigBlockSchema.entries])
    for (const { sample } of samples) expect(problemsIn('configuration', { [setting]: sample })).toEqual([])
    const wrong = withPart({}, [setting], { value: { no: ['such'] } })
    expect(problemsIn('configuration', wrong)).not.toEqual([])
    expect(configProblems(null, 'ca', Object(wrong)).length > 0).toBe(readsItself(setting))
  })

  /** Whether the setting is checked with the configuration. The others are read by the part of the library that uses them, which reports them then. */
  const readsItself = (setting: string) => !['permissions', 'services', 'support', 'frames'].includes(setting)
})

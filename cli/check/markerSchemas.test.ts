import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { entriesOf } from '#lib/schema/schemaKeys.ts'
import { registry } from '#widgets/registry.ts'
import { markerSchemas } from './markerSchemas.ts'

it('the check has a schema for each widget of the registry', () => {
  expect(Object.keys(markerSchemas).sort()).toEqual(Object.keys(registry).sort())
})

const list = readFileSync('cli/check/markerSchemas.ts', 'utf8')

it.each(Object.keys(markerSchemas))('the check parses options of %s with the schema that the page uses', (widget) => {
  const island = readFileSync(`widgets/${widget}/${widget}.island.tsx`, 'utf8')
  const schema = /^ +options: (\w+),$/m.exec(island)?.[1]
  expect(list).toContain(`import { ${schema} } from '#widgets/${widget}/`)
  expect(list).toMatch(new RegExp(`^ {2}'?${widget}'?: ${schema},$`, 'm'))
})

it('the check has the names of each widget’s options', () => {
  for (const [widget, schema] of Object.entries(markerSchemas)) {
    expect({ widget, entries: entriesOf(schema) }).toMatchObject({ widget, entries: expect.any(Object) })
  }
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GenericSchema } from 'valibot'
import { markerSchemas } from '#cli/check/markerSchemas.ts'
import { readSource } from '../checks/source.ts'
import { markerSchemaName } from '../contract/markerSchemaName.ts'
import { configDocs } from '../docs/configDocs.ts'
import { fieldDocs } from '../docs/fieldDocs.ts'
import { ConfigBlockSchema } from './configBlockSchema.ts'
import { editorSchema, type JsonSchema } from './editorSchema.ts'

function ofWidget(name: string, schema: GenericSchema): JsonSchema {
  const path = `widgets/${name}/${name}.schema.ts`
  const hasFields = 'entries' in schema && Object.keys(schema.entries as object).length > 0
  const docs = hasFields ? fieldDocs(readSource(path), markerSchemaName(name)) : new Map()
  return editorSchema(schema, docs, `Quiosc: the JSON block of “${name}”`)
}

/** The JSON Schemas of all blocks by the names of their files: of each widget's, and of the page's configuration. */
export function blockSchemas(): ReadonlyMap<string, JsonSchema> {
  const widgets = Object.entries(markerSchemas).map(([name, schema]) => [name, ofWidget(name, schema)] as const)
  const configuration = editorSchema(ConfigBlockSchema, configDocs(), 'Quiosc: the configuration of a page')
  return new Map([['configuration', configuration], ...widgets])
}

/** Writes them to a folder, for editors and CMS. */
export function writeBlockSchemas(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of blockSchemas())
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`)
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GenericSchema } from 'valibot'
import { registry } from '../../widgets/registry.ts'
import { markerSchemaName } from '../contract/markerSchemaName.ts'
import { configDocs } from '../docs/configDocs.ts'
import { fieldDocs } from '../docs/fieldDocs.ts'
import { ConfigBlockSchema } from './configBlockSchema.ts'
import type { JsonSchema } from './editorSchema.ts'
import { editorSchema } from './editorSchema.ts'

async function ofWidget(name: string): Promise<JsonSchema> {
  const path = `widgets/${name}/${name}.schema.ts`
  const module: Record<string, GenericSchema> = await import(/* @vite-ignore */ pathToFileURL(path).href)
  const schema = module[markerSchemaName(name)]
  if (!schema) throw new Error(`${path} exports no ${markerSchemaName(name)}.`)
  const hasFields = 'entries' in schema && Object.keys(schema.entries as object).length > 0
  const docs = hasFields ? fieldDocs({ path, text: readFileSync(path, 'utf8') }, markerSchemaName(name)) : new Map()
  return editorSchema(schema, docs, `Quiosc: the JSON block of “${name}”`)
}

/** The JSON Schemas of all blocks by the names of their files: of each widget's, and of the page's configuration. */
export async function blockSchemas(): Promise<ReadonlyMap<string, JsonSchema>> {
  const widgets = await Promise.all(
    Object.keys(registry)
      .sort()
      .map(async (name) => [name, await ofWidget(name)] as const),
  )
  const configuration = editorSchema(ConfigBlockSchema, configDocs(), 'Quiosc: the configuration of a page')
  return new Map([['configuration', configuration], ...widgets])
}

/** Writes them to a folder, for editors and CMS. */
export async function writeBlockSchemas(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of await blockSchemas())
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`)
}

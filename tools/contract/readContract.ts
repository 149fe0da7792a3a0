import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { GenericSchema } from 'valibot'
import { conditions } from '#islands/loader/condition.ts'
import { reservedAttributes } from '#islands/loader/reservedAttributes.ts'
import { attributeName } from '#lib/attributeNames.ts'
import { defaultPermissions } from '#lib/site/config/defaultPermissions.ts'
import { readConfig } from '#lib/site/config/readConfig.ts'
import { cookieNames, storageKeys, TOKEN_NAME } from '#lib/site/limits.ts'
import { DEFAULT_PLAYER } from '#lib/site/services/serviceScripts.ts'
import { registry } from '#widgets/registry.ts'
import { isTest, readSource, readSources, type Source } from '../checks/source.ts'
import { ConfigBlockSchema } from '../schemas/configBlockSchema.ts'
import type { Contract, WidgetContract } from './Contract.ts'
import { readReleased } from './contractFile.ts'
import { customProperties } from './customProperties.ts'
import { dateOptions } from './dateOptions.ts'
import { describeOptions } from './describeOptions.ts'
import { markerSchemaName } from './markerSchemaName.ts'
import { partNames } from './partNames.ts'
import { publicTypes, type TypePlace } from './publicTypes.ts'

/** The types that scripts of the page use, and those of the messages that the native app sends and receives. */
const publicPlaces: readonly TypePlace[] = [
  { path: 'src/islands/loader/quiosc.types.ts', name: 'Quiosc' },
  { path: 'src/islands/loader/marker.ts', name: 'MarkerState' },
  { path: 'widgets/events.ts', name: 'QuioscEvents' },
  { path: 'widgets/events.ts', name: 'QuioscRequests' },
  { path: 'src/page/app-bridge/appBridge.types.ts', name: 'AppMessage' },
  { path: 'src/page/app-bridge/appBridge.types.ts', name: 'AppActions' },
]

/** @throws When the widget's schema is not called after it. */
async function readSchema(name: string): Promise<GenericSchema> {
  const module: Record<string, GenericSchema> = await import(pathToFileURL(`widgets/${name}/${name}.schema.ts`).href)
  const schema = module[markerSchemaName(name)]
  if (!schema) throw new Error(`widgets/${name}/${name}.schema.ts exports no ${markerSchemaName(name)}.`)
  return schema
}

async function readWidget(name: string, sources: readonly Source[]): Promise<WidgetContract> {
  const { load = '', target } = registry[name] ?? {}
  return {
    load,
    ...(target && { target }),
    options: describeOptions(await readSchema(name)),
    parts: partNames(sources.filter(({ path }) => path.startsWith(`widgets/${name}/`) && path.endsWith('.tsx'))),
  }
}

/** The names in a table of the spec's constants; `{id}` where a name contains an id. */
const namesOf = (table: Record<string, string | ((id: string) => string)>) =>
  Object.values(table)
    .map((name) => (typeof name === 'string' ? name : name('{id}')))
    .sort()

/** The body's classes that the library reads or sets: `body.contains('app-ios')`. */
const bodyClasses = (sources: readonly Source[]) =>
  [
    ...new Set(
      sources.flatMap(({ path, text }) =>
        isTest(path)
          ? []
          : [...text.matchAll(/\b(?:bodyClasses|body)\.(?:contains|toggle)\('([\w-]+)'/g)].map(([, name = '']) => name),
      ),
    ),
  ].sort()

/**
 * Reads the contract from the sources.
 *
 * @param all Those that have been read already, if there are.
 */
export async function readContract(
  all: readonly Source[] = readSources('{src,widgets}/**/*.{ts,tsx,css}'),
): Promise<Contract> {
  const sources = all.filter(({ path }) => /^(src|widgets)\/.*\.(tsx?|css)$/.test(path))
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const names = Object.keys(registry).sort()
  const widgets = await Promise.all(names.map(async (name) => [name, await readWidget(name, sources)] as const))
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const contract: Contract = {
    widgets: Object.fromEntries(widgets),
    markerAttributes: [...reservedAttributes].map((name) => attributeName(name)).sort(),
    loadConditions: conditions,
    configuration: describeOptions(ConfigBlockSchema),
    configDefaults: {
      ...readConfig(null, '').config,
      permissions: defaultPermissions,
      services: { videoPlayer: DEFAULT_PLAYER },
      support: {},
      frames: { sandbox: [], allow: [] },
    },
    types: publicTypes(publicPlaces, (path) => byPath.get(path) ?? readSource(path)),
    tokens: customProperties(sources),
    parts: partNames(sources.filter(({ path }) => path.startsWith('src/') && /\.tsx?$/.test(path))),
    bodyClasses: bodyClasses(sources),
    cookies: namesOf(cookieNames),
    localStorage: namesOf(storageKeys),
    token: TOKEN_NAME,
    exports: Object.keys(exports),
  }
  return dateOptions(contract, readReleased())
}

import type { Registry } from '../../src/loader/registry.ts'
import { loaderBuild } from '../../tsup.config.ts'
import type { Engine } from './engines.ts'
import type { FileTable } from './fileTable.ts'
import { libraryFiles } from './libraryFiles.ts'
import { runTsup } from './runTsup.ts'

/** Writes `widgets.js` into an engine's folder, with a row for each widget of the registry. @returns The sources in it. */
export function buildLoader(engine: Engine, registry: Registry, table: FileTable, version: string): Promise<string[]> {
  const options = loaderBuild(engine, {
    __QUIOSC_VERSION__: JSON.stringify(version),
    __QUIOSC_LIBRARY__: JSON.stringify(libraryFiles(registry, table)),
  })
  return runTsup(options)
}

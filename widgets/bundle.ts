import { type ChunkImports, importedChunks } from '#islands/loader/importedChunks.ts'
import { installQuiosc } from '#islands/loader/installQuiosc.ts'
import { startQuiosc } from '#islands/loader/startQuiosc.ts'
import { registry } from './registry.ts'

/** Injected by the build, which knows the file names. */
declare const __QUIOSC_IMPORTS__: ChunkImports
declare const __QUIOSC_VERSION__: string

/** `import 'quiosc'` for a bundler: the same as `widgets.js`, by imports that it can follow (decisions/0015). */
export const { mount, unmount, scan, configure, session, open, app, errors, doctor, version } = installQuiosc(() =>
  startQuiosc({
    registry,
    chunks: importedChunks(__QUIOSC_IMPORTS__),
    version: __QUIOSC_VERSION__,
  }),
)

import type { Plugin } from 'esbuild'
import { build, type Options } from 'tsup'

/** Runs tsup. @returns The sources whose code is in what it has written, as paths from the project's folder. */
export async function runTsup(options: Options): Promise<string[]> {
  const sources = new Set<string>()
  const recordSources: Plugin = {
    name: 'record-sources',
    setup(bundle) {
      bundle.onEnd(({ metafile }) => {
        for (const { inputs } of Object.values(metafile?.outputs ?? {})) {
          for (const [path, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) sources.add(path)
        }
      })
    },
  }
  await build({ ...options, esbuildPlugins: [...(options.esbuildPlugins ?? []), recordSources] })
  return [...sources]
}

import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import { minify } from 'terser'
import { inlineCss } from '../scripts/build/plugins.ts'
import { terserOptions } from '../tsup.config.ts'

/** Everything outside the widget's folder is external. */
const onlyOwn = (folder: string): Plugin => ({
  name: 'only-own',
  setup(bundle) {
    bundle.onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined
      const own = path.startsWith('.') && resolve(resolveDir, path).startsWith(folder)
      // In the real build shared files have short names; the long paths here would count as the widget's bytes.
      return own ? undefined : { path: 'shared', external: true }
    })
  },
})

/** A widget's own code, minified, with its stylesheet, in bytes brotli: what its first view needs and what opens on demand. */
export async function ownCode(widget: string): Promise<{ first: number; onDemand: number }> {
  const folder = `${resolve('widgets', widget)}/`
  const { outputFiles, metafile } = await build({
    entryPoints: [`${folder}${widget}.island.tsx`],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    outdir: 'own',
    write: false,
    metafile: true,
    plugins: [onlyOwn(folder), inlineCss],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const outputs = metafile.outputs
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith(`${widget}.island.tsx`))
  const first = new Set(entry ? [entry] : [])
  for (const path of first) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[imported]) first.add(imported)
    }
  }
  const weigh = (wanted: (path: string) => boolean) =>
    outputFiles
      .filter(({ path }) => wanted(Object.keys(outputs).find((output) => path.endsWith(output)) ?? ''))
      .map(async ({ text }) => brotliCompressSync((await minify(text, terserOptions)).code ?? '').length)
  const total = async (sizes: Promise<number>[]) => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return {
    first: await total(weigh((path) => first.has(path))),
    onDemand: await total(weigh((path) => !first.has(path))),
  }
}

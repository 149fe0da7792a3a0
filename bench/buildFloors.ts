import { build } from 'esbuild'
import { type Engine, engines } from '#tools/build/engines.ts'

/** The bare page's script on each engine, as one file: the floor that the library is compared with. */
export async function buildFloors(): Promise<Record<Engine['name'], Uint8Array>> {
  const scripts = await Promise.all(
    engines.map(async ({ name, alias }) => {
      const { outputFiles } = await build({
        entryPoints: ['bench/floors/comments.tsx'],
        bundle: true,
        minify: true,
        format: 'esm',
        jsx: 'automatic',
        write: false,
        alias,
        define: { 'process.env.NODE_ENV': '"production"' },
      })
      return [name, outputFiles[0]?.contents ?? new Uint8Array()] as const
    }),
  )
  return Object.fromEntries(scripts) as Record<Engine['name'], Uint8Array>
}

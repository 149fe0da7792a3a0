import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { writeNotices } from './notices.ts'

/** What CommonJS packages ask Node's own modules with. */
const requireOfNode = `import { createRequire as createNodeRequire } from 'node:module'
const require = createNodeRequire(import.meta.url)`

/** Writes `cli/quiosc.js`: the command line, for Node 20 and newer with all that it needs. The server that it can be is in a file of its own. */
export async function buildCommand(version: string): Promise<void> {
  const outdir = 'dist/cli'
  const outputs = await bundle({
    entryPoints: { quiosc: 'cli/main.ts' },
    outdir,
    bundle: true,
    tsconfig: 'tsconfig.json',
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    banner: { js: requireOfNode },
    define: { __QUIOSC_VERSION__: JSON.stringify(version) },
    // `import text from './x.md?raw'` gives the document, as in the tests.
    loader: { '.md': 'text' },
    // Without a hash, so that a build replaces the file of the one before.
    chunkNames: '[name]',
    // Some packages have modules beside what Node would load of them, which cannot be bundled.
    mainFields: ['module', 'main'],
    logLevel: 'error',
  })
  mkdirSync(outdir, { recursive: true })
  for (const { file, code } of outputs) writeFileSync(join(outdir, file), code)
  chmodSync(join(outdir, 'quiosc.js'), 0o755)
  writeNotices(
    outdir,
    outputs.flatMap(({ sources }) => sources),
  )
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, expect, it } from 'vitest'
import { reach, sharedChunks } from './sharedChunks.ts'

let folder = ''

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Bundles files of which some are entries. @returns For each output its code, by the entry or else by the first source in it. */
async function bundle(files: Record<string, string>, entries: string[]) {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-shared-'))
  const sources = Object.entries(files).map(([name, code]) => [join(folder, name), code] as const)
  for (const [path, code] of sources)
    writeFileSync(
      path,
      code.replace(/REACH (\S+)/g, (_, name: string) => reach(join(folder, name))),
    )
  const { metafile, outputFiles } = await build({
    entryPoints: entries.map((name) => join(folder, name)),
    absWorkingDir: folder,
    plugins: [sharedChunks({ runtime: [], groups: [] })],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: join(folder, 'out'),
    logLevel: 'error',
    metafile: true,
    write: false,
  })
  return Object.entries(metafile.outputs).map(([path, { inputs }]) => ({
    sources: Object.keys(inputs).filter((source) => (inputs[source]?.bytesInOutput ?? 0) > 0),
    code: outputFiles.find((file) => file.path.endsWith(path))?.text ?? '',
  }))
}

it('keeps modules with the same importers in one file, without helper code, CommonJS packages included', async () => {
  const outputs = await bundle(
    {
      'days.cjs': 'module.exports = { day: 1 }',
      'dates.js': `import { day } from './days.cjs'; export const next = () => day + 1`,
      'button.js': 'export const button = () => document.body',
      'poll.js': `REACH dates.js\nREACH days.cjs\nREACH button.js\nexport { button } from './button.js'`,
      'gift.js': `REACH dates.js\nREACH days.cjs\nREACH button.js\nexport { next } from './dates.js'`,
    },
    ['poll.js', 'gift.js'],
  )
  const withCode = outputs.filter(({ sources }) => sources.length > 0)
  expect(withCode.map(({ sources }) => sources.sort())).toEqual([['button.js', 'dates.js', 'days.cjs']])
})

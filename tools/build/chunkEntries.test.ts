import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, expect, it } from 'vitest'
import { chunkEntries, reach } from './chunkEntries.ts'

let folder = ''

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Bundles files of which some are entries. @returns For each output its code, by the entry or else by the first source in it. */
async function bundle(files: Record<string, string>, entries: string[]) {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-shared-'))
  // As ours: modules without side effects.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', sideEffects: false }))
  const sources = Object.entries(files).map(([name, code]) => [join(folder, name), code] as const)
  for (const [path, code] of sources) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(
      path,
      code.replace(/REACH (\S+)/g, (_, name: string) => reach(join(folder, name))),
    )
  }
  const { metafile, outputFiles } = await build({
    entryPoints: entries.map((name) => join(folder, name)),
    absWorkingDir: folder,
    plugins: [chunkEntries({ runtime: [], groups: [] })],
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

const files = {
  'node_modules/days/index.cjs': 'module.exports = { day: 1 }',
  'dates.js': `import days from './node_modules/days/index.cjs'; export const next = () => days.day + 1`,
  'button.js': 'export const button = () => document.body',
}

it('keeps modules with the same importers in one file, without helper code, CommonJS packages included', async () => {
  const reached = 'REACH dates.js\nREACH node_modules/days/index.cjs\nREACH button.js\n'
  const outputs = await bundle(
    {
      ...files,
      'poll.js': `${reached}export { button } from './button.js'`,
      'gift.js': `${reached}export { next } from './dates.js'`,
    },
    ['poll.js', 'gift.js'],
  )
  const withCode = outputs.filter(({ sources }) => sources.length > 0)
  expect(withCode.map(({ sources }) => sources.sort())).toEqual([
    ['button.js', 'dates.js', 'node_modules/days/index.cjs'],
  ])
})

it('leaves our own modules to the bundler, so that the order of imports changes no byte', async () => {
  const own = "export { next } from './dates.js'"
  const [first, last] = [
    await bundle({ ...files, 'gift.js': `REACH dates.js\n${own}` }, ['gift.js']),
    await bundle({ ...files, 'gift.js': own }, ['gift.js']),
  ]
  // esbuild writes the 1 for a module of which it knows that it is one, as Node does.
  const interop = /__toESM\(require\w+\(\), 1\)/
  expect(first.map(({ code }) => code).join('')).toMatch(interop)
  expect(last.map(({ code }) => code).join('')).toMatch(interop)
})

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildChunks } from '#tools/build/buildChunks.ts'
import { engines } from '#tools/build/engines.ts'
import { bundleDiagnosis } from '#tools/build/libraryChunks.ts'

const OTHER = '.cache/otherPackage'

afterAll(() => rmSync(OTHER, { recursive: true, force: true }))

const scripts = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.js'))

it('a build with another package does not reuse a file name for different content', async () => {
  const lite = engines.find(({ name }) => name === 'lite')
  if (!lite) throw new Error('dist/lite has not been built.')
  const alias = { ...lite.alias, 'react/jsx-runtime': 'preact/jsx-runtime' }
  await buildChunks({ ...lite, outDir: OTHER, alias }, await bundleDiagnosis())
  const [shipped, other] = [`${lite.outDir}/chunks`, `${OTHER}/chunks`]

  const chunks = (files: string[]) => files.map((file) => file.replace(/-\w+\.js$/, '')).sort()
  expect(chunks(scripts(other))).toEqual(chunks(scripts(shipped)))
  const same = scripts(other).filter((file) => scripts(shipped).includes(file))
  // The preview and texts are the same.
  expect(same.length).toBeLessThan(scripts(shipped).length / 2)
  const differing = same.filter((file) => !readFileSync(join(other, file)).equals(readFileSync(join(shipped, file))))
  expect(differing).toEqual([])
})

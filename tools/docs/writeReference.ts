import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readContract } from '../contract/readContract.ts'
import { generatedPages } from './writeSite.ts'

// A step of `npm run fix`: the pages that are written from the code, for those who read the repository or the package.
for (const folder of ['docs/widgets', 'docs/reference']) rmSync(folder, { recursive: true, force: true })
for (const { source, markdown } of await generatedPages(await readContract())) {
  mkdirSync(dirname(source), { recursive: true })
  writeFileSync(source, markdown)
}

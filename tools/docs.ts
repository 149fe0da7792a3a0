import { preview } from 'vite'
import { readContract } from './contract/readContract.ts'
import { writeSite } from './docs/writeSite.ts'

/** `npm run docs`: writes the documentation as a static folder, and serves it until it is stopped. */
const FOLDER = 'docs-static'
const PORT = 4800

await writeSite(FOLDER, await readContract())
const { resolvedUrls } = await preview({
  configFile: false,
  build: { outDir: FOLDER },
  preview: { host: '127.0.0.1', port: PORT },
})
console.log(`The documentation: ${resolvedUrls?.local[0]} (any server can serve ${FOLDER}/)`)

import { readContract } from './contract/readContract.ts'
import { writeSite } from './docs/writeSite.ts'

const FOLDER = 'docs-static'

writeSite(FOLDER, await readContract())
console.log(`Wrote the documentation to ${FOLDER}/: serve it with any server, for example \`npx serve ${FOLDER}\`.`)

import { writeFileSync } from 'node:fs'
import { CONTRACT_FILE, contractText } from './contractFile.ts'
import { readContract } from './readContract.ts'

/** A step of `npm run fix`: lists the contract that the sources have. */
writeFileSync(CONTRACT_FILE, contractText(await readContract()))

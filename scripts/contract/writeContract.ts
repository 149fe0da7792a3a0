import { readFileSync, writeFileSync } from 'node:fs'
import { CONTRACT_FILE, contractText } from './contractFile.ts'
import { THEMING_FILE, withPartsTable } from './partsTable.ts'
import { readContract } from './readContract.ts'

// A step of `npm run fix`: lists the contract that the sources have, and its parts where they are explained.
const contract = await readContract()
writeFileSync(CONTRACT_FILE, contractText(contract))
writeFileSync(THEMING_FILE, withPartsTable(readFileSync(THEMING_FILE, 'utf8'), contract))

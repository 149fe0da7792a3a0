import { readFileSync, writeFileSync } from 'node:fs'
import { CONTRACT_FILE, contractText } from './contractFile.ts'
import { THEMING_FILE, withPartsTable } from './partsTable.ts'
import { readContract } from './readContract.ts'
import { HEIGHTS_FILE, viewSetters, withViewSetters } from './viewSetters.ts'

// A step of `npm run fix`: lists the contract that the sources have, its parts where they are explained, and who tells the page what is shown.
const contract = await readContract()
writeFileSync(CONTRACT_FILE, contractText(contract))
writeFileSync(THEMING_FILE, withPartsTable(readFileSync(THEMING_FILE, 'utf8'), contract))
writeFileSync(HEIGHTS_FILE, withViewSetters(readFileSync(HEIGHTS_FILE, 'utf8'), viewSetters(contract)))

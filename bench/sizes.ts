import { readFileSync, writeFileSync } from 'node:fs'
import { readBuilt } from './Built.ts'
import { readmeTable, replaceTable } from './readmeTable.ts'
import { sizesDocument } from './sizesDocument.ts'
import { weighBudgets } from './weighBudgets.ts'

/** `npm run sizes`: prints what everything in the build weighs, and writes it into docs/sizes.md, and the pages' table into the README. */
const react = readBuilt('dist')
const lite = readBuilt('dist/lite')
const text = sizesDocument(weighBudgets({ react, lite }), react, lite)
console.log(text)
writeFileSync('docs/sizes.md', text)
writeFileSync('README.md', replaceTable(readFileSync('README.md', 'utf8'), readmeTable({ react, lite })))

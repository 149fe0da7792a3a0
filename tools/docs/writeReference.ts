import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readContract } from '../contract/readContract.ts'
import { readmePath, withWidgetTable } from './readmeTable.ts'
import { widgetOptions } from './widgetOptions.ts'
import { generatedPages } from './writeSite.ts'

// A step of `npm run fix`: the README's table and the pages that are written from the code, for those who read the repository or the package.
const contract = await readContract()
const facts = (widget: string) => readFileSync(`widgets/${widget}/${widget}.widget.ts`, 'utf8')
writeFileSync(readmePath, withWidgetTable(readFileSync(readmePath, 'utf8'), widgetOptions(contract), facts))
for (const folder of ['docs/widgets', 'docs/reference']) rmSync(folder, { recursive: true, force: true })
for (const { source, markdown } of await generatedPages(contract)) {
  mkdirSync(dirname(source), { recursive: true })
  writeFileSync(source, markdown)
}

import { sharedFiles } from '../scripts/build/sharedFiles.ts'
import {
  emblaBudget,
  jointBudgets,
  liteCommentsBudget,
  loaderBudget,
  loaderOfThirtyBudget,
  runtimeBudget,
  sharedBudgets,
  widgetBudgets,
} from './budgets.ts'
import { weighLoaderOfThirty } from './loaderOfThirty.ts'
import type { Manifest } from './manifest.ts'
import { readManifest } from './manifest.ts'
import { neededFiles } from './neededFiles.ts'
import { ownCode } from './ownCode.ts'
import { partRows } from './partRows.ts'
import type { SizeRow } from './sizeRow.ts'
import { verdictOf } from './sizeRow.ts'

const sum = (manifest: Manifest, files: readonly string[]) =>
  files.reduce((total, file) => total + (manifest.files[file]?.brotli ?? 0), 0)

const kB = (bytes: number) => (bytes / 1000).toFixed(2)

/** The heaviest of a widget's dictionaries: each reader loads one. */
const heaviestMessages = (manifest: Manifest, widget: string) =>
  Math.max(...Object.values(manifest.widgets[widget]?.messages ?? {}).map((file) => sum(manifest, [file])))

/** The same of a folder of a widget that has texts of its own (decisions/0024). */
const heaviestTextsOf = (manifest: Manifest, widget: string) => (folder: string) => {
  const files = Object.keys(manifest.files).filter((file) => file.startsWith(`chunks/${widget}.${folder}.`))
  return Math.max(0, ...files.map((file) => sum(manifest, [file])))
}

const react = readManifest('dist')
const lite = readManifest('dist/lite')
const rows: SizeRow[] = [
  { part: 'loader', bytes: sum(react, ['widgets.js']), budget: loaderBudget },
  {
    part: 'loader, with thirty widgets',
    bytes: await weighLoaderOfThirty(react, react.version),
    budget: loaderOfThirtyBudget,
  },
  { part: 'runtime, shared by all', bytes: sum(react, react.runtime), budget: runtimeBudget },
]

for (const { name } of sharedFiles.filter((shared) => shared.name !== 'runtime')) {
  const files = Object.keys(react.files).filter((file) => file.replace(/-\w+\.js$/, '') === `chunks/${name}`)
  const budget = sharedBudgets[name]
  if (files.length === 0) continue
  if (!budget) throw new Error(`The shared file “${name}” has no budget. Add one to bench/budgets.ts.`)
  rows.push({ part: `shared: ${name}`, bytes: sum(react, files), budget })
}

const embla = Object.keys(react.files).filter((file) => /^chunks\/slides-createEmblaDrive-\w+\.js$/.test(file))
rows.push({ part: 'slides: Embla, on demand', bytes: sum(react, embla), budget: emblaBudget })

const ownBytes = new Map<string, number>()
for (const widget of Object.keys(react.widgets)) {
  const budget = widgetBudgets[widget]
  if (!budget) throw new Error(`The widget “${widget}” has no budget. Add one to bench/budgets.ts.`)
  const own = await ownCode(widget)
  ownBytes.set(widget, own.first + own.onDemand)
  rows.push({ part: `${widget}: own code, first view`, bytes: own.first, budget: budget.first })
  if (own.onDemand > 0) {
    if (!budget.onDemand)
      throw new Error(`The widget “${widget}” loads code on demand. Add a budget for it to bench/budgets.ts.`)
    rows.push({ part: `${widget}: own code, on demand`, bytes: own.onDemand, budget: budget.onDemand })
  }
  if (budget.parts) {
    const { part, needs } = budget.parts.home
    const file = Object.keys(react.files).find((path) => path.startsWith(`chunks/${widget}-${part}-`)) ?? part
    const needed = [...neededFiles('dist', file)].filter((path) => !react.runtime.includes(path))
    rows.push(...partRows(widget, own, budget.parts, heaviestTextsOf(react, widget)))
    rows.push({
      part: `${widget}: all files of ${part}, without the runtime`,
      bytes: sum(react, needed),
      budget: needs,
    })
  }
  rows.push({ part: `${widget}: texts of one language`, bytes: heaviestMessages(react, widget) })
  const files = react.widgets[widget]?.files ?? []
  const shared = files.filter((file) => !react.runtime.includes(file) && !file.startsWith(`chunks/${widget}-`))
  rows.push({ part: `${widget}: shared files`, bytes: sum(react, shared), budget: budget.shared })
  rows.push({ part: `${widget}: all that a page with it alone loads`, bytes: sum(react, ['widgets.js', ...files]) })
}

for (const { widgets, budget } of jointBudgets) {
  const bytes = widgets.reduce((total, widget) => total + (ownBytes.get(widget) ?? 0), 0)
  rows.push({ part: `${widgets.join(' and ')}: own code together`, bytes, budget })
}

const liteComments = ['widgets.js', ...(lite.widgets.comments?.files ?? [])]
rows.push(
  { part: 'lite: loader', bytes: sum(lite, ['widgets.js']), budget: loaderBudget },
  { part: 'lite: runtime', bytes: sum(lite, lite.runtime) },
  { part: 'lite: loader, runtime and comments', bytes: sum(lite, liteComments), budget: liteCommentsBudget },
  { part: 'one-file build', bytes: sum(react, ['widgets.iife.js']) },
)

console.log('| part | kB brotli | at least | at most | |\n|---|--:|--:|--:|---|')
for (const row of rows) {
  const { part, bytes, budget } = row
  console.log(`| ${part} | ${kB(bytes)} | ${budget?.min ?? ''} | ${budget?.max ?? ''} | ${verdictOf(row)} |`)
}
const broken = rows.filter((row) => verdictOf(row).startsWith('TOO'))
if (broken.length > 0) {
  console.error(`${broken.length} of ${rows.length} parts are outside their budgets.`)
  process.exitCode = 1
}

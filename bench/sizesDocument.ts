import { type Language, languages } from '#lib/site/config/config.ts'
import type { Built } from './Built.ts'
import { budgetTable, type WeighedBudget } from './budgetTable.ts'
import { chunkFile, chunkName } from './chunkFile.ts'
import { kB } from './kB.ts'
import { markdownTable } from './markdownTable.ts'
import { pageFiles } from './pageFiles.ts'
import { partFiles } from './partFiles.ts'
import { partsOf } from './partsOf.ts'
import { weigh } from './weigh.ts'

const INTRODUCTION = `# Sizes

Written by \`npm run sizes\` from the build. What is measured is what readers load: kB (1000 bytes) brotli, texts in the language that has the most.
Only the pages of the first table have a limit ([decision 34](../decisions/0034-a-dozen-page-budgets.md)); all other figures are here to be read in a review.`

/** The most that something weighs in any language. */
const heaviest = (weighIn: (lang: Language) => number) => Math.max(...languages.map(weighIn))

const byName = ([a = '']: readonly string[], [b = '']: readonly string[]) => a.localeCompare(b, 'en')

function widgetRow(react: Built, lite: Built, widget: string): string[] {
  const { files = [], messages = {} } = react.manifest.widgets[widget] ?? {}
  const own = chunkFile(react, widget)
  const shared = files.filter((file) => file !== own && !react.manifest.runtime.includes(file))
  const parts = partsOf(react, widget).map((part) => chunkFile(react, `${widget}-${part}`))
  const page = (built: Built) => heaviest((lang) => weigh(built, pageFiles(built, [widget], lang)))
  const sizes = [
    weigh(react, [own]),
    weigh(react, parts),
    weigh(react, shared),
    heaviest((lang) => weigh(react, [messages[lang] ?? ''])),
    page(react),
    page(lite),
  ]
  return [`\`${widget}\``, ...sizes.map(kB)]
}

/** A row for each file of a widget that loads on demand: its own weight, and all that opening it adds to a page with the widget. */
function partRows(built: Built, widget: string): string[][] {
  return partsOf(built, widget).map((part) => {
    const added = (lang: Language) => partFiles(built, widget, part, lang, pageFiles(built, [widget], lang))
    const own = weigh(built, [chunkFile(built, `${widget}-${part}`)])
    return [`\`${widget}\`: ${part}`, kB(own), kB(heaviest((lang) => weigh(built, added(lang))))]
  })
}

/** The chunks that belong to no widget: what several share, and what loads on demand for all. Both engines have the same. */
function sharedRows(react: Built, lite: Built): string[][] {
  const widgets = Object.keys(react.manifest.widgets)
  const parts = widgets.flatMap((widget) => partsOf(react, widget).map((part) => `${widget}-${part}`))
  const owned = new Set([...widgets, ...parts])
  return Object.keys(react.manifest.files).flatMap((file) => {
    const name = chunkName(file)
    // Texts have their language in their names: `poll.ca`.
    if (name === undefined || owned.has(name) || name.includes('.')) return []
    return [[`\`${name}\``, ...[react, lite].map((built) => kB(weigh(built, [chunkFile(built, name)])))]]
  })
}

const singleFiles = ['widgets.js', 'widgets.iife.js', 'bundle.js', 'service-worker.js']

/** docs/sizes.md: the pages with a budget, then all that has none. */
export function sizesDocument(pages: readonly WeighedBudget[], react: Built, lite: Built): string {
  const widgets = Object.keys(react.manifest.widgets).sort()
  const files = singleFiles.map((file) => [`\`${file}\``, ...[react, lite].map((built) => kB(weigh(built, [file])))])
  const sections = [
    ['Pages with a budget', budgetTable(pages)],
    [
      'Widgets',
      `The widget's own file, its files that load on demand, the shared files of its first view, its texts, and all that a page with it alone loads at first.

${markdownTable(
  ['widget', 'own', 'on demand', 'shared', 'texts', 'page', 'page (`lite`)'],
  widgets.map((widget) => widgetRow(react, lite, widget)),
)}`,
    ],
    [
      'Files on demand',
      `The file itself, and all that opening it adds to a page with the widget: the file, what it imports, and its texts. Of the profile's, most open from its menu, which has loaded a part of that.

${markdownTable(
  ['file', 'own', 'adds'],
  widgets.flatMap((widget) => partRows(react, widget).sort(byName)),
)}`,
    ],
    ['Shared files', markdownTable(['file', 'React', '`lite`'], [...sharedRows(react, lite).sort(byName), ...files])],
  ]
  return [INTRODUCTION, ...sections.map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n').concat('\n')
}

import type { Engine } from '#tools/build/engines.ts'
import type { Built } from './Built.ts'
import { type Load, pageBudgets } from './budgets.ts'
import { markdownTable } from './markdownTable.ts'
import { weighLoad } from './weighLoad.ts'

/** @throws For a page that has no budget. */
function loadOf(page: string): Load {
  const budget = pageBudgets.find((listed) => listed.page === page)
  if (!budget) throw new Error(`bench/budgets.ts has no page “${page}”.`)
  return budget.load
}

/** The README's rows, in its words. */
const rows: readonly (readonly [label: string, load: Load])[] = [
  ['comments', loadOf('comments')],
  ['a poll', loadOf('a poll')],
  ['the paywall', loadOf('the paywall')],
  ['the login', loadOf('the login')],
  ['the archive', loadOf('the archive')],
  ['a front page: `header`, `cards`, `carousel`, `bottom-bar`, `alert`', loadOf('a front page')],
  ['the profile with its menu and its heaviest panel', loadOf('the profile, its menu and its heaviest panel')],
  ['a live', loadOf('a live')],
  ['a video and an ad, without the publisher’s player and ad service', loadOf('a video and an ad')],
  ['the loader, which is in each of these', loadOf('the loader alone')],
  ['the runtime, too: engine, client, texts, session, moments in time, buttons and notices', { files: ['runtime'] }],
  ['all as one file, `widgets.iife.js`, without a preview', loadOf('the library as one file')],
]

/** The README's table of sizes: what pages load with each engine. */
export const readmeTable = (built: Record<Engine['name'], Built>): string =>
  markdownTable(
    ['page', 'React', 'Preact (`lite`)'],
    rows.map(([label, load]) => {
      const figures = [built.react, built.lite].map((engine) => (weighLoad(engine, load) / 1000).toFixed(1))
      return [label, ...figures]
    }),
  )

/** Puts the table in the place of the one with the same head. @throws When the document has none. */
export function replaceTable(document: string, table: string): string {
  const [head = ''] = table.split('\n')
  const lines = document.split('\n')
  const start = lines.indexOf(head)
  if (start < 0) throw new Error(`There is no table “${head}”.`)
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'))
  return [...lines.slice(0, start), table, ...lines.slice(start + length)].join('\n')
}

import type { PageBudget } from './budgets.ts'
import { kB } from './kB.ts'
import { markdownTable } from './markdownTable.ts'

/** A budget, and what its page weighs in bytes brotli. */
export interface WeighedBudget extends PageBudget {
  bytes: number
}

const engineNames = { react: 'React', lite: 'Preact' }

export const isOver = ({ bytes, max }: WeighedBudget): boolean => bytes > max * 1000

/** The weight of each page, and the share of its budget that this is. */
export const budgetTable = (pages: readonly WeighedBudget[]): string =>
  markdownTable(
    ['page', 'engine', 'kB', 'at most', 'share'],
    pages.map((weighed) => {
      const { page, engine, bytes, max } = weighed
      const share = `${(bytes / max / 10).toFixed(1)} %`
      return [page, engineNames[engine], kB(bytes), String(max), isOver(weighed) ? `${share}, TOO HEAVY` : share]
    }),
  )

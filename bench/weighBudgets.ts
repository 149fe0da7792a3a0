import type { Engine } from '#tools/build/engines.ts'
import type { Built } from './Built.ts'
import { pageBudgets } from './budgets.ts'
import type { WeighedBudget } from './budgetTable.ts'
import { weighLoad } from './weighLoad.ts'

/** All pages with a budget, weighed. */
export const weighBudgets = (built: Record<Engine['name'], Built>): WeighedBudget[] =>
  pageBudgets.map((budget) => ({ ...budget, bytes: weighLoad(built[budget.engine], budget.load) }))

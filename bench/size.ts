import { readBuilt } from './Built.ts'
import { budgetTable, isOver } from './budgetTable.ts'
import { weighBudgets } from './weighBudgets.ts'

/** The gate: prints the pages with a budget, and fails when one of them is over it. */
const pages = weighBudgets({ react: readBuilt('dist'), lite: readBuilt('dist/lite') })
console.log(budgetTable(pages))
const heavy = pages.filter(isOver)
if (heavy.length > 0) {
  console.error(`${heavy.length} of ${pages.length} pages are over their budgets (bench/budgets.ts).`)
  process.exitCode = 1
}

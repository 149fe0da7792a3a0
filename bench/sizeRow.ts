import type { Budget } from './budgets.ts'

/** A line of the table of sizes. Without a budget it is for information. */
export interface SizeRow {
  part: string
  bytes: number
  budget?: Budget
}

/** Whether a part is within its budget; an empty string where it has none. */
export function verdictOf({ bytes, budget }: SizeRow): '' | 'ok' | 'TOO HEAVY' | 'TOO LIGHT' {
  if (!budget) return ''
  if (bytes > budget.max * 1000) return 'TOO HEAVY'
  return bytes < budget.min * 1000 ? 'TOO LIGHT' : 'ok'
}

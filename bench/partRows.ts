import type { PartBudgets } from './budgets.ts'
import type { OwnCode, OwnPart } from './ownCode.ts'
import type { SizeRow } from './sizeRow.ts'

/**
 * What a widget opens step by step: its first view with the part that leads to the others, then what each of these adds.
 *
 * @param textsOf The bytes of the texts of one of the widget's folders in the language that has the most; 0 where it has none of its own.
 * @throws When a part has no budget, or a budget no part.
 */
export function partRows(
  widget: string,
  own: Pick<OwnCode, 'first' | 'parts' | 'weigh'>,
  { home, opened }: PartBudgets,
  textsOf: (folder: string) => number,
): SizeRow[] {
  const rest = new Map(own.parts.map((part) => [part.name, part]))
  const take = (name: string): OwnPart => {
    const part = rest.get(name)
    if (!part) throw new Error(`The widget “${widget}” has no part “${name}”. Take its budget out of bench/budgets.ts.`)
    rest.delete(name)
    return part
  }
  const first = take(home.part)
  const rows = Object.entries(opened).map(([name, budget]): SizeRow => {
    const { files, folders } = take(name)
    const texts = [...folders].reduce((sum, folder) => sum + textsOf(folder), 0)
    const bytes = own.weigh([...files].filter((file) => !first.files.has(file))) + texts
    return { part: `${widget}: ${name}, own code and texts`, bytes, budget }
  })
  const [missing] = rest.keys()
  if (missing) throw new Error(`The part “${missing}” of “${widget}” has no budget. Add one to bench/budgets.ts.`)
  const start = { part: `${widget}: own code, with ${home.part}`, bytes: own.first + own.weigh(first.files) }
  return [{ ...start, budget: home.budget }, ...rows]
}

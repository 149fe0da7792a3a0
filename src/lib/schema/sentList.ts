import * as v from 'valibot'
import { list } from './list.ts'
import type { Issue } from './reading.ts'

/** A {@link list}, beside the items as they were sent: one that is left out still counts as part of its page. */
export function sentList<const Item extends v.GenericSchema>(
  item: Item,
): v.BaseSchema<unknown[], { items: v.InferOutput<Item>[]; sent: readonly unknown[] }, Issue> {
  const items = list(item)
  return v._standardSchema({
    ...items,
    '~run'(dataset: v.UnknownDataset, config: v.Config<Issue>) {
      const sent = dataset.value
      const found = items['~run'](dataset, config)
      // A value that is no list has failed.
      return found.typed ? Object.assign(found, { value: { items: found.value, sent } }) : found
    },
  } as never)
}

import * as v from 'valibot'
import type { DroppedConfig } from './droppedConfig.ts'
import { onDroppedOf, problemAt } from './droppedConfig.ts'

/**
 * A list whose broken items are left out, each told to `check`'s `onDropped`: one oddly typed comment does not take the others with it.
 * What is no list at all fails.
 */
export const lenientList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, config }) => {
      const onDropped = onDroppedOf(config)
      return dataset.value.flatMap((value, index): v.InferOutput<Item>[] => {
        const settings: DroppedConfig = {
          abortEarly: true,
          onDropped: (problem) => onDropped?.(`[${index}].${problem}`),
        }
        const parsed = v.safeParse(v.config(item, settings), value)
        if (parsed.success) return [parsed.output]
        onDropped?.(problemAt(`[${index}]`, parsed.issues))
        return []
      })
    }),
  )

import * as v from 'valibot'
import type { DroppedConfig } from './droppedConfig.ts'
import { onDroppedOf, problemAt } from './droppedConfig.ts'

/**
 * A list whose invalid items are dropped, each reported to `check`'s `onDropped`, so that one malformed comment does not fail the list. Anything but a list fails.
 */
export const lenientList = <Item extends v.GenericSchema>(item: Item) =>
  Object.assign(
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
    ),
    // As the schema of a list has it, for whoever reads schemas (tests/corpus).
    { item },
  )

import * as v from 'valibot'
import { addPart, ignoreIssues, type Reading, read } from './reading.ts'
import { isStrict } from './strict.ts'

/**
 * A list of which a wrong item costs no more than itself: it is left out, and `check` reports it. Anything but a list fails, and so does one that is marked as
 * {@link strict} with a wrong item.
 */
export const list = <const Item extends v.GenericSchema>(item: Item): v.ArraySchema<Item, undefined> =>
  v._standardSchema<v.ArraySchema<Item, undefined>>({
    kind: 'schema',
    type: 'array',
    // Valibot looks messages up by it, and we set none.
    reference: list as never,
    expects: 'Array',
    async: false,
    item,
    message: undefined,
    '~run'(dataset, config) {
      const whole: Reading = dataset
      const input = dataset.value
      if (!Array.isArray(input)) v._addIssue(this, 'type', dataset, config)
      else {
        const output: unknown[] = []
        whole.typed = true
        whole.value = output
        input.forEach((given: unknown, index) => {
          const part = read(item, given, config)
          const isLeftOut = part.issues && !isStrict(this)
          addPart(whole, isLeftOut ? ignoreIssues(part, undefined) : part, input, index)
          if (isLeftOut) return
          if (!part.typed) whole.typed = false
          output.push(part.value)
        })
      }
      // The typed list has the item's outputs.
      return whole as never
    },
  })

import type { Contract } from './Contract.ts'
import type { ReleasedContract } from './contractFile.ts'
import type { Option } from './describeOptions.ts'

type Options = Record<string, Option>

/** Stands for the version that is not out yet. */
export const NEXT = 'next'

function dateFields(options: Options, released: Options | undefined, version: string): Options {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      const before = released?.[name]
      const since = before?.since ?? (before ? version : NEXT)
      const { options: fields, alternatives } = option
      const dated: Option = { ...option, since }
      if (fields) dated.options = dateFields(fields, before?.options, version)
      if (alternatives)
        dated.alternatives = alternatives.map((shape, index) =>
          dateFields(shape, before?.alternatives?.[index], version),
        )
      return [name, dated]
    }),
  )
}

/** The contract with the release that each option, and each field within, came with. */
export const dateOptions = (contract: Contract, { version, contract: released }: ReleasedContract): Contract => ({
  ...contract,
  configuration: dateFields(contract.configuration, released.configuration, version),
  widgets: Object.fromEntries(
    Object.entries(contract.widgets).map(([name, widget]) => [
      name,
      { ...widget, options: dateFields(widget.options, released.widgets[name]?.options, version) },
    ]),
  ),
})

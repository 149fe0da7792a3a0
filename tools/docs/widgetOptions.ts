import type { Contract } from '../contract/Contract.ts'
import type { Option } from '../contract/describeOptions.ts'
import { markerSchemaName } from '../contract/markerSchemaName.ts'
import { type FieldDocs, fieldDocs, keepSources } from './fieldDocs.ts'

/** A widget's options as its schema has them, with what it says of each. */
export interface WidgetOptions {
  widget: string
  options: Record<string, Option>
  docs: FieldDocs
}

/** Words in the comment of an option that no template writes. */
const OWN = /written by the library/

/** The options that templates write. */
export const ownOptions = ({ options, docs }: WidgetOptions): [string, Option][] =>
  Object.entries(options).filter(([name]) => !OWN.test(docs.get(name)?.comment ?? ''))

/** Those of all widgets, sorted by name. */
export function widgetOptions({ widgets }: Pick<Contract, 'widgets'>): WidgetOptions[] {
  const read = keepSources()
  return Object.entries(widgets).map(([widget, { options }]) => ({
    widget,
    options,
    docs:
      Object.keys(options).length > 0
        ? fieldDocs(read(`widgets/${widget}/${widget}.schema.ts`), markerSchemaName(widget), read)
        : new Map(),
  }))
}

import type { ArgTypes } from '@storybook/react-vite'
import contract from '../../docs/contract.json' with { type: 'json' }

/** An option of the generated contract, as far as a control needs it. */
interface ControlledOption {
  values?: readonly string[]
  required?: boolean
  default?: unknown
  /** Of an object in the JSON block. */
  options?: object
}

const widgets: Record<string, { options: Record<string, ControlledOption> } | undefined> = contract.widgets

/** `"desc"` of the contract; kinds of values have no quotes: `text`. */
const literal = (value: string) => /^"(.+)"$/.exec(value)?.[1]

function controlOf({ values = [], required, default: fallback }: ControlledOption): ArgTypes[string] {
  const literals = values.flatMap((value) => literal(value) ?? [])
  const isChoice = literals.length > 0 && !values.some((value) => value.startsWith('text'))
  return {
    description: values.filter((value) => value !== '""').join(' | '),
    ...(isChoice ? { control: 'select', options: literals } : { control: 'text' }),
    table: {
      category: required ? 'Required' : 'Optional',
      ...(fallback !== undefined && { defaultValue: { summary: JSON.stringify(fallback) } }),
    },
  }
}

/** A control for each option that a template writes as an attribute, from the contract that is generated from the schemas. Lists and groups of options stand in a JSON block. */
export const controlsOf = (widget: string): ArgTypes =>
  Object.fromEntries(
    Object.entries(widgets[widget]?.options ?? {})
      .filter(([, { values }]) => values && !values.includes('list'))
      .map(([name, option]) => [name, controlOf(option)]),
  )

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

/** Lists, and objects, which have no values of their own. */
const isInBlock = ({ values }: ControlledOption) => !values || values.some((value) => /^list\b/.test(value))

/** The name of the control for the JSON block; no option is called so. */
export const BLOCK = 'block'

/** A control for each option that a template writes as an attribute, and one for the JSON block, from the contract that is generated from the schemas. */
export function controlsOf(widget: string): ArgTypes {
  const options = Object.entries(widgets[widget]?.options ?? {})
  const inBlock = options.filter(([, option]) => isInBlock(option)).map(([name]) => name)
  const controls = options
    .filter(([, option]) => !isInBlock(option))
    .map(([name, option]) => [name, controlOf(option)] as const)
  return {
    ...Object.fromEntries(controls),
    ...(inBlock.length > 0 && {
      [BLOCK]: {
        name: 'JSON block',
        description: inBlock.join(', '),
        control: 'object',
        table: { category: 'JSON block' },
      },
    }),
  }
}

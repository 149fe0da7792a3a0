import type { GenericSchema } from 'valibot'
import { attributeName, optionKey } from '#lib/attributeNames.ts'
import { misspelt } from '#lib/nearest.ts'
import { ownValue } from '#lib/ownValue.ts'
import { pathText } from '#lib/schema/issues/describeIssue.ts'
import { entriesOf, unknownKeys } from '#lib/schema/schemaKeys.ts'
import type { WidgetName } from '#lib/site/WidgetName.ts'
import { reservedAttributes } from '../loader/reservedAttributes.ts'
import { suggestion } from './didYouMean.ts'
import type { MarkerProblem } from './faultProblems.ts'

/** A name that is no option of its widget. */
export interface StrangeOption extends MarkerProblem {
  /** The name's path in the JSON block. */
  path?: readonly (string | number)[]
  /** The name that it is a slip of. */
  meant?: string
}

interface Written {
  widget: string
  schema: GenericSchema
  /** The names of the marker's attributes. */
  attributes: readonly string[]
  /** The JSON block. */
  block?: object | undefined
}

/** The attributes that a template may write on every marker. */
export const commonAttributes: readonly string[] = ['data-widget', 'data-load', 'data-lang', 'data-heading']

/** Options that the contract gives several widgets together, although some of them need no such thing. */
const sharedOptions: Readonly<Partial<Record<WidgetName, readonly string[]>>> = {
  gift: ['url'],
  'save-to-list': ['url'],
  'comments-count': ['order'],
}

const bare = (attribute: string) => attribute.slice('data-'.length)

function strangeAttributes({ widget, schema, attributes }: Written): StrangeOption[] {
  const keys = Object.keys(entriesOf(schema) ?? {})
  const free = [...keys.map(attributeName), ...commonAttributes].filter((name) => !attributes.includes(name))
  return attributes.flatMap((attribute): StrangeOption[] => {
    const key = optionKey(attribute)
    const isKnown = key === undefined || reservedAttributes.has(key) || keys.includes(key)
    if (isKnown || ownValue(sharedOptions, widget)?.includes(key)) return []
    const name = misspelt(bare(attribute), free.map(bare))
    const meant = name && `data-${name}`
    return [
      {
        id: meant ? 'unknown-option' : 'foreign-attribute',
        attribute,
        message: `${attribute}: is no option of ${widget}.${suggestion(meant)}`,
        ...(meant && { meant }),
      },
    ]
  })
}

function strangeKeys({ widget, schema, block }: Written): StrangeOption[] {
  return unknownKeys(block, schema).flatMap(({ path, known }): StrangeOption[] => {
    const meant = misspelt(String(path.at(-1)), known)
    // A CMS gives the items of a list more than is read of them, and an editor the address of the block's schema.
    if (!meant && (path.some((key) => typeof key === 'number') || pathText(path) === '$schema')) return []
    return [
      {
        id: 'unknown-option',
        attribute: 'application/json',
        message: `${pathText(path)}: is no option of ${widget}.${suggestion(meant)}`,
        path,
        ...(meant && { meant }),
      },
    ]
  })
}

/** The attributes of a marker, and the names in its block, that are no options of its widget. */
export const strangeOptions = (written: Written): StrangeOption[] => [
  ...strangeAttributes(written),
  ...strangeKeys(written),
]

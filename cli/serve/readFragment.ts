import { strangeOptions } from '#islands/diagnosis/strangeOptions.ts'
import { wrongOption } from '#islands/island/wrongOption.ts'
import { attributeName, optionKey } from '#lib/attributeNames.ts'
import { ownValue } from '#lib/ownValue.ts'
import { failed, type Result, success } from '#lib/result.ts'
import { read } from '#lib/schema/reading.ts'
import { toLanguage } from '#lib/site/config/toLanguage.ts'
import { markerSchemas } from '../check/markerSchemas.ts'

/** A marker that a fragment is asked for. */
export interface Fragment {
  widget: string
  /** As `dataset` names them. */
  attributes: Readonly<Record<string, string>>
  /** The same for the same fragment, in whatever order its parameters were. */
  key: string
}

/** Attributes that every marker may have, and that a fragment may be asked for with. */
const COMMON = ['lang', 'heading']

const nameOf = (attribute: string) => attribute.replace(/^data-/, '')

/**
 * Reads what a fragment is asked for: `/fragment/comments?content-id=1001&lang=ca`. A parameter is an attribute of the marker without `data-`, and is checked by
 * the schema that checks it on a page: nothing else reaches the backend.
 *
 * @param widget Of the path; one that can be rendered.
 * @returns Or what is wrong, with the parameter's name.
 */
export function readFragment(widget: string, query: URLSearchParams): Result<Fragment, string> {
  const names = [...query.keys()]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return failed(`${twice}: is given twice`)

  const schema = ownValue(markerSchemas, widget)
  if (!schema) return failed(`${widget}: has no options`)
  const attributes: Record<string, string> = Object.fromEntries(
    [...query].map(([name, value]) => [optionKey(`data-${name}`) ?? name, value]),
  )
  const options = Object.fromEntries(Object.entries(attributes).filter(([key]) => !COMMON.includes(key)))

  const [strange] = strangeOptions({ widget, schema, attributes: Object.keys(options).map(attributeName) })
  const reserved = names.find((name) => name.startsWith('widget') || ['load', 'panel'].includes(name))
  if (strange) return failed(nameOf(strange.message))
  if (reserved !== undefined) return failed(`${reserved}: is no option of ${widget}`)
  if (attributes.lang !== undefined && !toLanguage(attributes.lang)) return failed(`lang: “${attributes.lang}” is none`)

  // A value that a widget on a page would do without is wrong here: whoever asks can mend it.
  const { issues = [], ignored = [] } = read(schema, options)
  const [issue] = [...issues, ...ignored]
  if (issue) {
    const { attribute, problem } = wrongOption(issue, options)
    return failed(`${nameOf(attribute)}: ${problem}`)
  }
  const sorted = Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1))
  return success({ widget, attributes, key: JSON.stringify([widget, ...sorted]) })
}

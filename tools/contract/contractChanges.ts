import type { Contract } from './Contract.ts'

/** The differences between two contracts, as places in `docs/contract.json`. */
export interface ContractChanges {
  /** Places on which somebody may rely, gone or different: a major version. */
  breaking: readonly string[]
  /** New places: a minor version. */
  added: readonly string[]
}

/** `widgets.poll.options.pollId.values[text, non_empty]`: each value with its place. A list's order means nothing. */
function flatten(value: unknown, path = ''): [place: string, value: string][] {
  if (path.endsWith('.default')) return [[path, JSON.stringify(value)]]
  if (Array.isArray(value))
    return value.flatMap((item, index): [string, string][] =>
      // The shapes of a value are told apart by their place, and all else by what it is.
      path.endsWith('.alternatives')
        ? flatten(item, `${path}[${index}]`)
        : [[`${path}[${typeof item === 'string' ? item : JSON.stringify(item)}]`, '']],
    )
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    // When an option came is no promise.
    key === 'since' ? [] : flatten(inner, path ? `${path}.${key}` : key),
  )
}

const widgetOf = (place: string) => /^widgets\.([\w-]+)\./.exec(place)?.[1]

export function contractChanges(before: Contract, after: Contract): ContractChanges {
  const old = new Map(flatten(before))
  const now = new Map(flatten(after))
  const isRequired = (place: string) => place.endsWith('.required')
  const places = [...old.keys()]
  /** Whether the fields beside a place were listed: what must be in an object that was never described asks for nothing new. */
  const hadFields = (place: string) => {
    const [fields = ''] = /^.*\.(?:options|alternatives\[\d+\])\./.exec(place) ?? []
    return places.some((key) => key.startsWith(fields))
  }
  const breaking: string[] = []
  const added: string[] = []
  for (const [place, value] of old) {
    const found = now.get(place)
    if (found === undefined) {
      // An option that need not be written any more is no loss.
      if (isRequired(place) && [...now.keys()].some((key) => key.startsWith(place.replace(/required$/, ''))))
        added.push(`${place} was removed`)
      else breaking.push(`${place} was removed`)
    } else if (found !== value) breaking.push(`${place} was ${value}, and is ${found}`)
  }
  for (const place of now.keys()) {
    if (old.has(place)) continue
    const isOfKnownWidget = Object.hasOwn(before.widgets, widgetOf(place) ?? '')
    if (isRequired(place) && isOfKnownWidget && hadFields(place)) breaking.push(`${place} is new`)
    else added.push(`${place} is new`)
  }
  return { breaking, added }
}

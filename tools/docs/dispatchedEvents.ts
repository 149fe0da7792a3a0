import { isTest, parseSource, type Source } from '../checks/source.ts'
import { type Node, walk } from '../checks/walk.ts'

/** The texts that an expression may be, both of a condition; undefined for what is no text. */
function textsOf(node: Node): (string | undefined)[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf)
  return [node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined]
}

const PREFIX = 'quiosc:'

/** The name of the function that is called: `emit` of `emit(…)` and of `page.emit(…)`. */
const calleeName = (callee: Node) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : callee.type === 'Identifier'
      ? callee.name
      : undefined

/** A call that dispatches an event, or a `new CustomEvent`. */
interface Dispatch {
  path: string
  /** The texts that its first arguments may be: the name's. `emit` and `publish` may have the marker before it. */
  args: readonly (readonly (string | undefined)[])[]
}

function dispatchesIn(sources: readonly Source[]): Dispatch[] {
  const found: Dispatch[] = []
  for (const { path, text } of sources) {
    if (isTest(path) || !/\b(?:emit|publish|CustomEvent)\(/.test(text)) continue
    walk(parseSource({ path, text }).program, (node) => {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return true
      const by = calleeName(node.callee)
      if (by === 'emit' || by === 'publish' || by === 'CustomEvent')
        found.push({ path, args: node.arguments.slice(0, by === 'CustomEvent' ? 1 : 2).map(textsOf) })
      return true
    })
  }
  return found
}

/** The names of the events that sources dispatch, sorted: by `emit('quiosc:saved', …)`, `publish('quiosc:filtered', …)` and `new CustomEvent('quiosc:saved', …)`. */
export function dispatchedEvents(sources: readonly Source[]): string[] {
  const names = dispatchesIn(sources).flatMap(({ args }) =>
    args.flat().flatMap((name) => (name?.startsWith(PREFIX) ? [name] : [])),
  )
  return [...new Set(names)].sort()
}

/** The files that dispatch an event whose name does not stand there: no list of events would have it. */
export function unnamedDispatches(sources: readonly Source[]): string[] {
  const isNamed = ({ args }: Dispatch) => args.some((texts) => !texts.includes(undefined))
  return [...new Set(dispatchesIn(sources).flatMap((dispatch) => (isNamed(dispatch) ? [] : dispatch.path)))].sort()
}

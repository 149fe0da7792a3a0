import type { Source } from '../checks/source.ts'
import { isTest, parseSource } from '../checks/source.ts'
import type { Node } from '../checks/walk.ts'
import { walk } from '../checks/walk.ts'

/** The texts that an expression may be: both of a condition. */
function textsOf(node: Node): string[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf)
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

const PREFIX = 'quiosc:'

/** What is called: `emit` of `emit(…)` and of `page.emit(…)`. */
const calleeName = (callee: Node) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : callee.type === 'Identifier'
      ? callee.name
      : undefined

/** The names of the events that sources dispatch, sorted: by `emit('saved', …)`, `publish('quiosc:filtered', …)` and `new CustomEvent('quiosc:marfeel', …)`. */
export function dispatchedEvents(sources: readonly Source[]): string[] {
  const names = new Set<string>()
  for (const source of sources) {
    if (isTest(source.path) || !/\b(?:emit|publish|CustomEvent)\(/.test(source.text)) continue
    walk(parseSource(source).program, (node) => {
      if (node.type === 'CallExpression' && calleeName(node.callee) === 'emit')
        // The loader's own has the marker before the name.
        for (const name of node.arguments.slice(0, 2).flatMap(textsOf)) names.add(PREFIX + name)
      if (node.type === 'CallExpression' && calleeName(node.callee) === 'publish')
        // From the marker, or from what stands before the name.
        for (const name of node.arguments.slice(0, 2).flatMap(textsOf)) if (name.startsWith(PREFIX)) names.add(name)
      if (node.type === 'NewExpression' && calleeName(node.callee) === 'CustomEvent')
        for (const name of node.arguments.slice(0, 1).flatMap(textsOf)) if (name.startsWith(PREFIX)) names.add(name)
      return true
    })
  }
  return [...names].sort()
}

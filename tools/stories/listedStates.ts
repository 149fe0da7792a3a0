import { type ESTree, Visitor } from 'vite'
import { parseSource, type Source } from '../checks/source.ts'

/** A state as a catalogue lists it. */
export interface ListedState {
  name: string
  title: string
}

function titleOf(value: ESTree.Expression): string {
  const properties = value.type === 'ObjectExpression' ? value.properties : []
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'title') continue
    if (property.value.type === 'Literal' && typeof property.value.value === 'string') return property.value.value
  }
  return ''
}

/**
 * The states that a `<name>.states.ts` exports, in order.
 *
 * @throws When `states` is not one object literal of states with titles: a story is a named export, so names and titles have to be
 * readable without running the file.
 */
export function listedStates(source: Source): ListedState[] {
  const states: ListedState[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'states' || !init) return
      const object = init.type === 'TSSatisfiesExpression' || init.type === 'TSAsExpression' ? init.expression : init
      if (object.type !== 'ObjectExpression') throw new Error('states must be an object literal')
      for (const property of object.properties) {
        const key = property.type === 'Property' ? property.key : undefined
        if (property.type !== 'Property' || key?.type !== 'Identifier') {
          throw new Error('states must list each state by name, without spreads or computed keys')
        }
        const title = titleOf(property.value)
        if (!title) throw new Error(`${key.name} must have a literal title`)
        states.push({ name: key.name, title })
      }
    },
  }).visit(parseSource(source).program)
  return states
}

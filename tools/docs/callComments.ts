import { parseSource, type Source } from '../checks/source.ts'
import { walk } from '../checks/walk.ts'
import { commentBefore, nameOf } from './docComments.ts'

/** The parts of a mocked call's doc comment. */
export interface CallComment {
  /** At which moment, or on which action of a reader, by who sends it. */
  when: ReadonlyMap<string, string>
  /** The fields of its query or its body, with what they are. */
  sends: ReadonlyMap<string, string>
}

function tagsOf(comment: string, tag: 'when' | 'sends'): ReadonlyMap<string, string> {
  const parts = comment.split(/(?:^|\s)@(?=when |sends )/).filter((part) => part.startsWith(`${tag} `))
  return new Map(
    parts.flatMap((part) => {
      const [, name = '', words = ''] = /^\w+ (\S+): (.+)$/.exec(part.trim()) ?? []
      return words === '' ? [] : [[name, words] as const]
    }),
  )
}

/** The doc comments of the calls in a file that defines some, by the calls' names; of one without a comment there is none. */
export function callComments(source: Source): ReadonlyMap<string, CallComment> {
  const found = new Map<string, CallComment>()
  walk(parseSource(source).program, (node) => {
    if (node.type !== 'CallExpression') return true
    const [calls] = node.arguments
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'defineCalls') return true
    for (const member of calls?.type === 'ObjectExpression' ? calls.properties : []) {
      const [name, comment] = [nameOf(member), commentBefore(source, member)]
      if (name && comment) found.set(name, { when: tagsOf(comment, 'when'), sends: tagsOf(comment, 'sends') })
    }
    return false
  })
  return found
}

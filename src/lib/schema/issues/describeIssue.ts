import { writeJson } from '../../writeJson.ts'
import type { Issue } from '../reading.ts'
import type { ValueError } from './ValueError.ts'

/** The expectations of schemas, as a person says them. */
const words: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  // Valibot says nothing of what it expects there.
  integer: 'a whole number',
  Array: 'a list',
  Object: 'an object',
  '>=': 'at least ',
  '<=': 'at most ',
}

/** The problem that a union has with its value is in one of its schemas: the one that got furthest. */
function innermost(issue: Issue): Issue {
  let found = issue
  for (const each of issue.issues ?? []) {
    const inner = innermost(each)
    const path = [...(issue.path ?? []), ...(inner.path ?? [])]
    const deeper = path.length - (found.path?.length ?? 0)
    // A schema that has taken the value and found something in it says more than one that has not taken it.
    if (deeper > 0 || (deeper === 0 && (inner.path || inner.kind === 'validation')))
      found = { ...inner, path: path as Issue['path'] }
  }
  return found
}

const MAX_SHOWN = 60

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  const text = writeJson(value) ?? typeof value
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

function problemOf({ expected, input, message }: Issue, key: unknown): string {
  if (input === undefined) {
    // An attribute of a marker.
    if (/^data-/.test(String(key))) return 'is required'
    const name = expected === 'Array' ? 'list' : String(key ?? 'value')
    return `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name} is missing`
  }
  const isOwn = !message.startsWith('Invalid ')
  if (isOwn && typeof input === 'object') return message
  const wanted = (expected ?? 'integer')
    // How a template writes true and false.
    .replace(' | ("" | "true" | "false")', '')
    .replace(/"[^"]*"|\w+|[><]=/g, (word) => words[word] ?? word)
    .replace(/[()]/g, '')
    .replaceAll(' | ', ' or ')
  // A value that is not empty has a length other than 0.
  const standard = expected === '!0' ? 'must not be empty' : `expected ${wanted}`
  return `${isOwn ? message : standard}, got ${shown(input)}`
}

/** The path of a value: `cards[0].title`. */
export const pathText = (keys: readonly unknown[]): string =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${key}`)).join('')

/** A problem that a schema has with a value, in words: where it is, and what it is. */
export function describeIssue(issue: Issue): { path: string; problem: string } {
  const found = innermost(issue)
  const keys = found.path?.map(({ key }) => key) ?? []
  return { path: pathText(keys), problem: problemOf(found, keys.at(-1)) }
}

/** The same in one line. */
export function issueLine(issue: Issue): string {
  const { path, problem } = describeIssue(issue)
  return path ? `${path}: ${problem}` : problem
}

/** A report in one line: `The cookie x was ignored: conditionName: expected text, got 7`. */
export const reportLine = ({ message, issue }: ValueError): string => `${message}: ${issueLine(issue)}`

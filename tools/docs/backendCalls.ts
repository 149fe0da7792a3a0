import type { GenericSchema } from 'valibot'
import { calls } from '#mocks/backend/calls.ts'
import type { MockedCall } from '#mocks/backend/defineCalls.ts'
import { type ApiCall, readApiCalls } from '#tests/corpus/apiCalls.ts'
import { ListAnswerSchema } from '#widgets/article-list/article-list.schema.ts'
import { registry } from '#widgets/registry.ts'
import { readSources } from '../checks/source.ts'
import { type AnswerField, answerFields, mergeFields } from './answerFields.ts'
import { callComments } from './callComments.ts'
import { fieldDocs, keepSources, type ReadSource, shapesOf } from './fieldDocs.ts'
import { readFilesOf } from './readFilesOf.ts'

/** A call of the backend, as one of those who send it needs it answered. */
export interface BackendCall {
  /** The name that faults use. */
  name: string
  /** `GET /poll/{pollId}`. */
  title: string
  call: MockedCall
  /** At which moment, or on which action of a reader. */
  when: string
  /** The fields of its query or its body, with what they are. */
  sends: ReadonlyMap<string, string>
  /** Whether the loader sends it before the widget's code is there. */
  isFirst: boolean
  /** Empty where the answer is not read. */
  fields: readonly AnswerField[]
}

/** The sender of the calls that all widgets of a page share: the session, and the data that it asks for. */
export const PAGE = 'page'

export interface BackendCalls {
  /** By who sends them: a widget's name, or {@link PAGE}. */
  bySender: ReadonlyMap<string, readonly BackendCall[]>
  /** Calls of the sources that no mock documents, and what mocks say that the sources do not: all that is wrong with them. */
  faults: readonly string[]
}

const mocks = Object.entries<MockedCall>(calls)

/** A schema, and where it is declared. */
interface Declared {
  schema: GenericSchema
  file: string
  name: string
}

/** Answers of the CMS itself, which no client of the API reads. */
const ofTheCms = new Map<string, Declared>([
  [
    'articles',
    {
      schema: ListAnswerSchema.options[0],
      file: 'widgets/article-list/article-list.schema.ts',
      name: 'ListPageSchema',
    },
  ],
])

const addressOf = ({ root = '', path }: MockedCall) => `${root}${path}`

/** Whether a path of the sources, with a star for what they fill in, is that of a mock. */
function fits(source: string, mock: string): boolean {
  // The publisher's own path, from an option.
  if (source === '*') return true
  const pattern = source.replace(/^\//, '').replaceAll('*', '[^/]+')
  return new RegExp(`^/?${pattern}$`).test(mock)
}

const starsIn = (path: string) => path.split('*').length

/** Of calls that fit, those that say the most of the path. */
function mostLiteral(found: readonly { api: ApiCall; path: string }[]): ApiCall[] {
  const least = Math.min(...found.map(({ path }) => starsIn(path)))
  return found.filter(({ path }) => starsIn(path) === least).map(({ api }) => api)
}

const isFirstOf = (sender: string, mock: MockedCall) => {
  const [prefetch = ''] = registry[sender]?.prefetch?.split('?') ?? []
  return mock.method === 'GET' && prefetch !== '' && fits(prefetch.replace(/{[^}]*}/g, '*'), mock.path)
}

const fieldsOf = ({ schema, answer: { node, place } }: ApiCall, read: ReadSource): AnswerField[] => {
  const constant = node.type === 'Identifier' ? (place.scope.get(node.name) ?? node) : node
  return answerFields(schema, shapesOf(constant, place.source, read))
}

const fieldsOfTheCms = ({ schema, file, name }: Declared, read: ReadSource): AnswerField[] =>
  answerFields(schema, [fieldDocs(read(file), name, read)])

const titleOf = (mock: MockedCall) => `${mock.method} ${addressOf(mock).replace(/:(\w+)/g, '{$1}')}`

/** Reads what the library asks the backend for: the calls of its sources, each beside the mock that documents it. */
export async function readBackendCalls(): Promise<BackendCalls> {
  const sent = await readApiCalls()
  const filesOf = readFilesOf()
  const read = keepSources()
  const bySender = new Map<string, BackendCall[]>([...Object.keys(registry), PAGE].map((name) => [name, []]))
  const faults: string[] = []
  const documented = new Set<string>()
  const comments = new Map(readSources('mocks/backend/*/*.calls.ts').flatMap((source) => [...callComments(source)]))
  for (const [name, call] of mocks) {
    const { when: senders = new Map<string, string>(), sends = new Map<string, string>() } = comments.get(name) ?? {}
    if (!comments.has(name)) faults.push(`${name} has no doc comment`)
    for (const [sender, when] of senders) {
      const found = sent
        .filter(({ method, file }) => {
          const isInReach = sender === PAGE ? file.startsWith('src/') : registry[sender] && filesOf(sender).has(file)
          return method === call.method && isInReach
        })
        .flatMap((api) => {
          const path = api.paths.find((each) => fits(each, addressOf(call)))
          return path === undefined ? [] : [{ api, path }]
        })
      const apis = mostLiteral(found)
      const answerOfTheCms = ofTheCms.get(name)
      if (apis.length === 0 && !answerOfTheCms) faults.push(`${name}: ${sender} does not send it`)
      for (const api of apis) {
        documented.add(`${sender} ${api.method} ${api.path} ${api.file}`)
        for (const field of api.sends)
          if (!sends.has(field)) faults.push(`${name}: ${api.file} sends “${field}”, which the mock does not explain`)
      }
      const fields = answerOfTheCms
        ? fieldsOfTheCms(answerOfTheCms, read)
        : mergeFields(apis.map((api) => fieldsOf(api, read)))
      bySender
        .get(sender)
        ?.push({ name, title: titleOf(call), call, when, sends, isFirst: isFirstOf(sender, call), fields })
    }
  }
  for (const { method, path, file } of sent) {
    const [, owner = PAGE] = /^widgets\/([^/]+)\//.exec(file) ?? []
    const senders = owner === PAGE ? [...bySender.keys()] : [owner]
    if (!senders.some((sender) => documented.has(`${sender} ${method} ${path} ${file}`)))
      faults.push(`${method} ${path} of ${file} is explained by no mock`)
  }
  return { bySender, faults }
}

import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { appMessageSchemas } from '#page/app-bridge/appMessage.schema.ts'
import { FeedPlanSchema } from '#page/feed/feedPlan.ts'
import { markerSchemaName } from '#tools/contract/markerSchemaName.ts'
import { readContract } from '#tools/contract/readContract.ts'
import { registry } from '#widgets/registry.ts'
import { type ApiCall, readApiCalls } from './apiCalls.ts'
import { type Field, fieldsOf, type Shape, shapeOf } from './shapes.ts'
import { readStoredValues, type StoredValue } from './storedValues.ts'

/** The ways by which text comes into the library. */
export const sinkKinds = [
  'answers',
  'refusals',
  'cookies',
  'storage',
  'marker options',
  'configuration',
  'addresses',
  'app messages',
  'channels',
  'page objects',
  'typed text',
] as const
export type SinkKind = (typeof sinkKinds)[number]

/** The body of a refused call, as src/page/api/readAnswer.ts reads it. */
const RefusalSchema = v.object({
  status: v.number(),
  message: v.string(),
  errors: v.array(v.object({ errorCode: v.string(), errorMessage: v.string(), field: v.string() })),
})

/** The messages between tabs: the session's, and a feed's plan with its answer, whose schema is the answer's. */
const TabsSchema = v.object({ session: v.string(), plan: FeedPlanSchema, answer: v.unknown() })

/** The page's parameters, but the one of the preview for editors, which takes the page over and has tests of its own; and what follows the fragment's names. */
export const parameters = [
  'backUrl',
  'email',
  'token',
  'page',
  'order',
  'snackbar',
  'app-test-mode',
  'x-bbnxauthorization',
] as const
export const fragments = [
  'profile',
  'profile.list',
  'profile.reader',
  'comment-',
  'quiosc-resume',
  'x-bbnxauthorization=',
] as const

/** Names that an element of the page can take in the window and in the document. */
export const clobbered = [
  'quiosc',
  'dataLayer',
  'cookie',
  'body',
  'currentScript',
  'querySelector',
  'querySelectorAll',
  '__tcfapi',
  'config',
  'webkit',
  'Android',
  'AndroidInterface',
  'localStorage',
  'trackFunction',
  '__proto__',
  'location',
] as const

/** An input of the library into which a payload is put. */
export interface Subject {
  kind: SinkKind
  /** `GET poll/*`, `poll`, `quiosc-modals`. */
  name: string
  shape: Shape
  /** Of the whole, where there is one. */
  schema?: v.GenericSchema
}

export interface Subjects {
  calls: readonly ApiCall[]
  stored: readonly StoredValue[]
  /** Everything that has fields. */
  subjects: readonly Subject[]
}

/** One place of a subject. */
export interface Sink extends Field {
  /** `answers GET poll/* options[].text`. */
  id: string
  kind: SinkKind
}

const textField: Shape = { kind: 'value', schema: v.string() }
const anyField: Shape = { kind: 'value', schema: v.unknown() }

const subject = (kind: SinkKind, name: string, schema: v.GenericSchema): Subject => ({
  kind,
  name,
  shape: shapeOf(schema),
  schema,
})

async function optionsOf(name: string): Promise<Subject> {
  const module: Record<string, v.GenericSchema> = await import(
    /* @vite-ignore */ pathToFileURL(`widgets/${name}/${name}.schema.ts`).href
  )
  const schema = module[markerSchemaName(name)]
  if (!schema) throw new Error(`widgets/${name} has no ${markerSchemaName(name)}.`)
  return subject('marker options', name, schema)
}

/** Reads from the sources where anything can come in. */
export async function readSubjects(): Promise<Subjects> {
  const [calls, stored, options, { configDefaults }] = await Promise.all([
    readApiCalls(),
    readStoredValues(),
    Promise.all(Object.keys(registry).map(optionsOf)),
    readContract(),
  ])
  const texts = (kind: SinkKind, names: readonly string[]) =>
    names.map((name): Subject => ({ kind, name, shape: textField }))
  return {
    calls,
    stored,
    subjects: [
      ...calls.map(({ method, path, schema }) => subject('answers', `${method} ${path}`, schema)),
      ...texts('answers', ['a page of a list']),
      subject('refusals', 'any call', RefusalSchema),
      ...stored.map(({ kind, key, schema = v.string() }) =>
        subject(kind === 'cookie' ? 'cookies' : 'storage', key, schema),
      ),
      ...options,
      ...Object.keys(configDefaults).map((name): Subject => ({ kind: 'configuration', name, shape: anyField })),
      ...texts('addresses', [
        ...parameters.map((name) => `?${name}`),
        ...fragments.map((name) => `#${name}`),
        'the path',
      ]),
      ...appMessageSchemas.map((schema) => subject('app messages', schema.entries.action.literal, schema)),
      subject('channels', 'BroadcastChannel', TabsSchema),
      ...texts('channels', ['storage event']),
      ...texts(
        'page objects',
        clobbered.map((name) => `id and name ${name}`),
      ),
      ...texts('typed text', ['any field']),
    ],
  }
}

/** All places, each once: two calls may have the same answer. */
export function sinksOf(subjects: readonly Subject[]): Sink[] {
  const found = new Map<string, Sink>()
  for (const { kind, name, shape } of subjects) {
    for (const field of fieldsOf(shape)) {
      const id = [kind, name, field.path].join(' ').trim()
      found.set(id, { ...field, id, kind })
    }
  }
  return [...found.values()]
}

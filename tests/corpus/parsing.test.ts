import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isProof } from '#testing/byTier.ts'
import { parseAll } from './parseAll.ts'
import { payloads } from './payloads.ts'
import { isUnknown, shapeOf } from './shapes.ts'
import { readSubjects, type Subject, sinksOf } from './sinks.ts'

it('payloads are parsed in every field of every schema without a throw or a change of a prototype', async () => {
  const { subjects } = await readSubjects()
  const { harms, pairs } = parseAll(subjects, payloads, isProof ? 8 : 32)
  expect(pairs).toBeGreaterThan(isProof ? 20_000 : 5000)
  expect(harms).toEqual([])
})

it('payloads are at least 150, each with an id of its own', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(150)
  expect(new Set(payloads.map(({ id }) => id)).size).toBe(payloads.length)
})

it('the schemas of calls and of stored values are read from the sources', async () => {
  const { calls, stored, subjects } = await readSubjects()
  const schemaOf = (method: string, path: string) => calls.find((call) => call.method === method && call.path === path)
  // A template, a helper's template, a function that is called with each path, and a schema within a view.
  expect(schemaOf('GET', 'poll/*')).toBeDefined()
  expect(schemaOf('POST', 'comment/content/*/new')).toBeDefined()
  expect(schemaOf('GET', 'user/opinion-column')).toBeDefined()
  expect(schemaOf('GET', 'profile')).toBeDefined()
  expect(stored.map(({ key }) => key)).toEqual(expect.arrayContaining(['nx-paywall-data-*', 'quiosc-drafts', 'theme']))
  const ids = sinksOf(subjects).map(({ id }) => id)
  expect(ids).toContain('answers GET comment/content/* comments[].author.nick')
  expect(ids).toContain('app messages setSavedPDFs pdfs[].size')
  // Every part of an answer has a schema: what is not read has no fields at all.
  const vague = subjects.flatMap(({ kind, name, shape }) =>
    kind === 'answers' && !isUnknown(shape)
      ? sinksOf([{ kind, name, shape }]).filter(({ schema }) => schema.type === 'unknown')
      : [],
  )
  expect(vague.map(({ id }) => id)).toEqual([])
})

it('the check of parsing finds a schema that throws, and one that changes a prototype', () => {
  const merge = (target: object, from: unknown): object => {
    for (const [key, value] of Object.entries(Object(from))) {
      const inner: unknown = Reflect.get(target, key)
      if (typeof value === 'object' && typeof inner === 'object' && inner !== null) merge(inner, value)
      else Reflect.set(target, key, value)
    }
    return target
  }
  const schema = v.object({ any: v.unknown() })
  const unsafe: Subject = { kind: 'answers', name: 'unsafe', shape: shapeOf(schema), schema }
  const short = payloads.filter(({ kind }) => kind !== 'long')
  const problems = (parse: (value: unknown) => unknown) => [
    ...new Set(parseAll([unsafe], short, 1, parse).harms.map(({ problem }) => problem)),
  ]
  expect(problems((value) => merge({}, Reflect.get(Object(value), 'any')))).toContain('changes a prototype')
  expect(problems((value) => Object.assign({}, Reflect.get(Object(value), 'any')))).toContain(
    'the result has another prototype',
  )
  expect(problems((value) => encodeURIComponent(String(Reflect.get(Object(value), 'any')))).join()).toContain(
    'URI malformed',
  )
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { customProperties } from './customProperties.ts'
import { describeOptions } from './describeOptions.ts'
import { partNames } from './partNames.ts'
import { publicTypes } from './publicTypes.ts'

it('readContract reads options as templates write them', () => {
  const schema = v.object({
    id: v.pipe(v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.number()]), v.transform(String)),
    order: v.optional(v.picklist(['desc', 'asc']), 'desc'),
    links: v.optional(v.object({ shop: v.nullish(v.pipe(v.string(), v.regex(/^\//))) }), {}),
    modals: v.optional(v.array(v.object({ every: v.pipe(v.number(), v.minValue(0)) }))),
  })
  expect(describeOptions(schema)).toEqual({
    id: { values: ['text, non_empty', 'number'], required: true },
    order: { values: ['"desc"', '"asc"'], default: 'desc' },
    links: { default: {}, options: { shop: { values: ['text, regex /^\\//'] } } },
    modals: { values: ['list'], options: { every: { values: ['number, min_value 0'], required: true } } },
  })
  expect(() => describeOptions(v.object({ when: v.date() }))).toThrow('a schema of the type “date”')
})

it('readContract follows types into other files, with the members that are picked', () => {
  const files: Record<string, string> = {
    'src/a.types.ts': `import type { Session as S, Fault } from './b.types.ts'
      export interface Api { /** Opens. */ open(panel: string): void; session: Pick<S, 'get'>; readonly fault?: Fault }`,
    'src/b.types.ts': `export interface Session { get(): State; renew(): Hidden }
      type State = (typeof states)[number]
      const states = ['a', 'b'] as const
      interface Hidden { x: 1 }
      export type Fault =
        | { kind: 'unknown'; name: string } // why
        | {
            kind: 'load'
            error: unknown
          }`,
  }
  const read = (path: string) => ({ path, text: files[path] ?? '' })
  expect(publicTypes([{ path: 'src/a.types.ts', name: 'Api' }], read)).toEqual({
    Api: { open: '(panel: string): void', session: "Pick<S, 'get'>", 'fault?': 'Fault' },
    Session: { get: '(): State' },
    State: ['(typeof states)[number]'],
    states: ["'a'", "'b'"],
    Fault: ["{ kind: 'unknown'; name: string }", "{ kind: 'load'; error: unknown }"],
  })
  expect(() => publicTypes([{ path: 'src/b.types.ts', name: 'Other' }], read)).toThrow('declares no type Other')
})

it('readContract finds parts, and custom properties that the library does not set itself', () => {
  const view = (text: string) => [{ path: 'widgets/poll/Poll.tsx', text }]
  expect(partNames(view(`const a = <p part="question big" />; b.part.add('root')`))).toEqual([
    'big',
    'question',
    'root',
  ])
  expect(() => partNames(view('const a = <p part={name} />'))).toThrow('computes the name of a part')
  const css = 'a { color: var(--quiosc-ink, var(--quiosc-default-ink)); top: var(--quiosc-stand) }'
  const sources = [
    { path: 'src/a.css', text: css },
    { path: 'src/b.ts', text: `const STAND = '--quiosc-stand'` },
  ]
  expect(customProperties(sources)).toEqual(['--quiosc-ink'])
})

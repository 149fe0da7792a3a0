import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { markerSchemas } from '#cli/check/markerSchemas.ts'
import { wrongOption } from '#islands/island/wrongOption.ts'
import { describeIssue, issueLine, pathText } from '#lib/schema/issues/describeIssue.ts'
import { read } from '#lib/schema/reading.ts'
import { calls } from '#mocks/backend/calls.ts'
import type { MockedCall } from '#mocks/backend/defineCalls.ts'
import { allSchemas } from './allSchemas.ts'
import { accepts, type Part, type Variant, variantsOf, withPart } from './schemaParts.ts'

const schemas = await allSchemas()
const cases = [...schemas].flatMap(([schema, name]) =>
  variantsOf(schema).flatMap(({ sample, parts }) => parts.map((part) => ({ schema, name, sample, part }))),
)

type Case = (typeof cases)[number]

/** Values of every kind, of which most schemas refuse some. */
const oddities: readonly unknown[] = ['', ' ', 'no such value <>', '../x', -1.5, 1e300, true, {}, [], [[]], { x: 1 }]

/** A value for comparison: `null` is the same as a missing field, and the number of items that a page was sent does not count. */
const bare = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, each: unknown) => (key === 'received' || each === null ? undefined : each)) ??
      'null',
  )

function outcome(schema: v.GenericSchema, value: unknown) {
  const { issues, ignored = [], value: output } = read(schema, value)
  return {
    failed: Boolean(issues),
    output: issues ? undefined : bare(output),
    reports: (issues ?? ignored).map(describeIssue),
  }
}

/** The outcome for a sample with a wrong part: the value without it, or without the part around it that may go; else a failure. */
function expectedOf({ schema, sample, part }: Case) {
  const gone = part.mayGo ? part.path : part.around
  return gone ? outcome(schema, withPart(sample, gone)) : { failed: true, output: undefined }
}

/** Finds a wrong value that is not left out alone, or is not named once. */
function faults(one: Case, wrong: unknown): string[] {
  const { schema, name, sample, part } = one
  const { failed, output, reports } = outcome(schema, withPart(sample, part.path, { value: wrong }))
  const expected = expectedOf(one)
  const say = (problem: string) => `${name}: ${pathText(part.path)} = ${JSON.stringify(wrong)}: ${problem}`
  // Another alternative may take the value, and know nothing of this part.
  if (part.isAlternative && !part.mayGo) return []
  if (failed !== expected.failed) return [say(failed ? 'fails the whole value' : 'is taken')]
  if (!isDeepStrictEqual(output, expected.output)) return [say('costs more than itself')]
  const [report, ...others] = reports
  if (!report || (!failed && others.length > 0)) return [say(`has ${reports.length} reports`)]
  // A check of the value around it may be what has found it.
  const at = pathText(part.path)
  if (!report.path.startsWith(at) && !at.startsWith(report.path)) return [say(`is reported at ${report.path}`)]
  return []
}

it('the schemas are those of calls, cookies, storage, options and messages', () => {
  const kinds = new Set([...schemas.values()].map((name) => name.replace(/ .*/, '')))
  expect([...kinds]).toEqual(expect.arrayContaining(['answers', 'cookies', 'storage', 'marker', 'app']))
  expect(cases.length).toBeGreaterThan(500)
})

it('each schema has a sample, which is read without a report', () => {
  const refused = [...schemas].flatMap(([schema, name]) =>
    variantsOf(schema).flatMap(({ sample }: Variant) =>
      accepts(schema, sample) ? [] : [`${name}: ${JSON.stringify(sample)}`],
    ),
  )
  expect(refused).toEqual([])
})

it('each schema reads null as missing, in every field', () => {
  const isField = ({ part }: Case) => part.kind === 'field'
  const different = cases.filter(isField).flatMap(({ schema, name, sample, part }) => {
    const none = outcome(schema, withPart(sample, part.path, { value: null }))
    const missing = outcome(schema, withPart(sample, part.path))
    const isSame = none.failed === missing.failed && isDeepStrictEqual(none.output, missing.output)
    return isSame && none.reports.length <= Math.max(1, missing.reports.length)
      ? []
      : [`${name}: ${pathText(part.path)}`]
  })
  expect(different).toEqual([])
})

it('each schema drops for a wrong value its field or its item alone, and reports it once, at its path', () => {
  const wrongOf = ({ schema }: Part) =>
    [...oddities, ...(read(schema, null).issues ? [null] : [])].filter((value) => read(schema, value).issues)
  const found = cases.flatMap((one) =>
    // `null` in a field is missing, and has a test of its own.
    wrongOf(one.part).flatMap((wrong) => (wrong === null && one.part.kind === 'field' ? [] : faults(one, wrong))),
  )
  expect(found).toEqual([])
})

it('each schema names the value in its report', () => {
  const unnamed = cases.flatMap(({ schema, name, sample, part }) => {
    if (!read(part.schema, 7.25).issues) return []
    const { reports } = outcome(schema, withPart(sample, part.path, { value: 7.25 }))
    return reports
      .filter(({ path, problem }) => path === pathText(part.path) && !/got "?7\.25"?$/.test(problem))
      .map((report) => `${name}: ${JSON.stringify(report)}`)
  })
  expect(unnamed).toEqual([])
})

it('each schema reports in a person’s words', () => {
  const spoken = cases.flatMap(({ schema, sample, part }) =>
    [undefined, null, 7.25, {}, 'no such value <>'].flatMap((value) =>
      outcome(schema, withPart(sample, part.path, { value })).reports.map(({ path, problem }) => `${path}: ${problem}`),
    ),
  )
  expect(
    spoken.filter((line) => /Invalid|Expected|received|undefined|NaN|\bArray\b|\bObject\b|[|!]|expected \//.test(line)),
  ).toEqual([])
})

it('each schema drops every wrong optional value, but those that would show, allow or send more than was meant', () => {
  const guarded = cases.flatMap(({ name, part }) => {
    const isOptional = part.kind === 'item' || !read(part.schema, undefined).issues
    return isOptional && !part.mayGo ? [`${name}: ${pathText(part.path)}`] : []
  })
  expect([...new Set(guarded)].sort()).toEqual([
    'app messages updateUIVisibility: elements',
    'marker options page-shell: modals[1].manual',
    'marker options page-shell: modals[1].showFunction',
    'marker options page-shell: modals[1].showInUrl',
    'src/page/analytics/consent.schema.ts ConsentReportSchema: eventStatus',
    'src/page/analytics/consent.schema.ts ConsentReportSchema: gdprApplies',
    'src/page/analytics/consent.schema.ts ConsentReportSchema: purpose',
    'storage nx-user-interests-*: isChanging',
    'storage quiosc-article-lists: [1].pages[1]',
    'storage quiosc-interrupted: action.detail',
    'storage quiosc-interrupted: reader',
    'widgets/ad/ad.schema.ts PaywallAccessSchema: accessGranted',
    'widgets/live/live.schema.ts sharedAnswerSchema: since',
    'widgets/page-shell/modals/modal.schema.ts ModalSchema: manual',
    'widgets/page-shell/modals/modal.schema.ts ModalSchema: showFunction',
    'widgets/page-shell/modals/modal.schema.ts ModalSchema: showInUrl',
  ])
})

it('each schema fails a whole answer only for a field without which there is nothing to show', () => {
  const needed = cases.flatMap(({ name, part }) => {
    const isNeeded = part.kind === 'field' && !part.mayGo && !part.around && !part.isAlternative
    return name.startsWith('answers') && isNeeded ? [`${name.replace('answers ', '')}: ${pathText(part.path)}`] : []
  })
  const said = Object.values<MockedCall>(calls).flatMap(({ method, path, root = '', needs = [] }) =>
    needs.map((field) => ({ method, path: `${root}${path}`, field })),
  )
  // A path of the sources has a star for what they put into it, and more than one call may be sent by it.
  const isSaid = (one: string, { method, path, field }: (typeof said)[number]) => {
    const [, itsMethod, itsPath = '', itsField] = /^(\w+) (.*): (.*)$/.exec(one) ?? []
    const pattern = new RegExp(`^/?${itsPath.replaceAll('/', '\\/').replaceAll('*', '.+')}$`)
    return method === itsMethod && field === itsField && (pattern.test(path) || pattern.test(path.slice(1)))
  }
  expect(needed.filter((one) => !said.some((call) => isSaid(one, call)))).toEqual([])
  expect(said.filter((call) => !needed.some((one) => isSaid(one, call)))).toEqual([])
})

it.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
  [
    'page-shell',
    {
      modals: [
        { name: 'a', title: 'b', text: 'c' },
        { name: 'x', title: 'y', text: 'z', buttonText: null },
      ],
    },
  ],
  ['cards', { cards: [{ id: 1, url: '/a' }] }],
  ['poll', {}],
  ['cards', {}, { layout: 'rows' }],
  ['paywall', { type: 'gift' }, { folded: 'perhaps' }],
  ['cards', { links: [{ text: '', href: '/a' }] }],
  ['live', { liveId: 1 }, { limit: 500 }],
  ['header', { secondaryMenu: [{ link: { text: 'a', href: 'mailto:a@diari.example' } }] }],
  ['comments', {}, { contentId: '../1' }],
  ['filters', { filters: [{ label: 'a', name: 'b', type: 'checkbox', filters: [] }] }],
])('the reports of %s %j %j end as docs/troubleshooting.md lists them', (widget, block, attributes = {}) => {
  const document = readFileSync('docs/troubleshooting.md', 'utf8')
  const { issues = [], ignored = [] } = read(markerSchemas[widget] ?? v.never(), { ...block, ...attributes })
  const [line] = [...issues, ...ignored].map((issue) => issueLine(wrongOption(issue, attributes).issue))
  expect(document).toContain(`| \`${line}\` |`)
})

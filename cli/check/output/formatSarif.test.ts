import * as v from 'valibot'
import { expect, it } from 'vitest'
import { problems } from '#islands/diagnosis/problems.ts'
import { checkText } from '../testing/checkText.ts'
import { wrongBlade } from '../testing/wrongBlade.ts'
import { formatSarif } from './formatSarif.ts'

/** The properties that the schema of SARIF 2.1.0 requires, and allows, in the objects that we write: it has `additionalProperties: false` everywhere. */
const text = v.strictObject({ text: v.string() })
const level = v.picklist(['none', 'note', 'warning', 'error'])
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const artifactLocation = v.strictObject({ uri: v.string(), uriBaseId: v.optional(v.string()) })
const rule = v.strictObject({
  id: v.string(),
  shortDescription: text,
  fullDescription: text,
  help: text,
  defaultConfiguration: v.strictObject({ level }),
})
const result = v.strictObject({
  ruleId: v.string(),
  ruleIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
  level,
  message: text,
  locations: v.array(
    v.strictObject({
      physicalLocation: v.strictObject({
        artifactLocation,
        region: v.strictObject({ startLine: positive, startColumn: positive, endLine: positive, endColumn: positive }),
      }),
    }),
  ),
})
const SarifSchema = v.strictObject({
  $schema: v.pipe(v.string(), v.url()),
  version: v.literal('2.1.0'),
  runs: v.tuple([
    v.strictObject({
      tool: v.strictObject({
        driver: v.strictObject({ name: v.string(), version: v.string(), rules: v.array(rule) }),
      }),
      columnKind: v.picklist(['utf16CodeUnits', 'unicodeCodePoints']),
      originalUriBaseIds: v.record(v.string(), artifactLocation),
      results: v.array(result),
    }),
  ]),
})

const findings = wrongBlade.flatMap(({ template }) => checkText(template.replace('¦', ''), 'blade'))
const sarif = (files: typeof findings) =>
  v.parse(SarifSchema, JSON.parse(formatSarif({ version: '1.2.3', checked: 1, findings: files }, '/work folder')))

it('the output is valid by the schema of SARIF 2.1.0', () => {
  const [run] = sarif(findings).runs
  expect(run.results).toHaveLength(wrongBlade.length)
  expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(problems))
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
})

it('the output names files relative to the working folder, and pages by their address', () => {
  const [finding] = findings
  if (!finding) throw new Error('There is no finding.')
  const uri = 'https://diari.example/?a=1'
  const [run] = sarif([
    { ...finding, file: 'parts/ca rd.twig' },
    { ...finding, file: uri },
  ]).runs
  expect(run.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation)).toEqual([
    { uri: 'parts/ca%20rd.twig', uriBaseId: 'WORKINGFOLDER' },
    { uri },
  ])
  expect(run.originalUriBaseIds).toEqual({ WORKINGFOLDER: { uri: 'file:///work%20folder/' } })
})

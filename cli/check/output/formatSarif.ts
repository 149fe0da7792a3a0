import { pathToFileURL } from 'node:url'
import { problems } from '#islands/diagnosis/problems.ts'
import type { CheckReport, Finding } from '../CheckReport.types.ts'

const rules = Object.entries(problems).map(([id, { level, title, expected, mend }]) => ({
  id,
  shortDescription: { text: `${title}.` },
  fullDescription: { text: expected },
  help: { text: mend },
  defaultConfiguration: { level },
}))

/** Relative to the working folder, except for pages at an address. */
const artifact = (file: string) =>
  /^https?:/.test(file) ? { uri: file } : { uri: encodeURI(file), uriBaseId: 'WORKINGFOLDER' }

const result = ({ id, level, message, file, start, end }: Finding) => ({
  ruleId: id,
  ruleIndex: rules.findIndex((rule) => rule.id === id),
  level,
  message: { text: message },
  locations: [
    {
      physicalLocation: {
        artifactLocation: artifact(file),
        region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
      },
    },
  ],
})

/** For code hosts and editors: SARIF 2.1.0. @param cwd The working folder. */
export const formatSarif = ({ version, findings }: CheckReport, cwd: string): string =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'quiosc', version, rules } },
          columnKind: 'utf16CodeUnits',
          originalUriBaseIds: { WORKINGFOLDER: { uri: `${pathToFileURL(cwd).href}/` } },
          results: findings.map(result),
        },
      ],
    },
    null,
    2,
  )

import { misspelt } from '#lib/nearest.ts'
import { configProblems } from '#lib/site/config/configProblems.ts'
import { readConfig } from '#lib/site/config/readConfig.ts'
import { didYouMean, suggestion } from './didYouMean.ts'
import type { ProblemId } from './problems.ts'

/** A fault of a page's configuration. */
export interface ConfigFault {
  id: ProblemId
  message: string
  /** The path of the value, or of the name, in the block. */
  path: readonly (string | number)[]
}

/** The path of a problem's value in the block: `hosts[1]: …` is at `['hosts', 1]`. */
const pathIn = (problem: string): (string | number)[] =>
  [...(/^[\w.[\]]+(?=: )/.exec(problem)?.[0] ?? '').matchAll(/\w+/g)].map(([key]) =>
    /^\d+$/.test(key) ? Number(key) : key,
  )

/** Adds the nearest of the values that a problem lists. */
function withNearest(problem: string): string {
  const [, value = '', names] = /^[^"]*"(.*)" is not one of (.*)$/.exec(problem) ?? []
  const end = names ? didYouMean(value, names.split(', ')) : ''
  return end ? `${problem}.${end}` : problem
}

/** A problem that the configuration has with a value, or with the whole block. */
export const configFault = (problem: string): ConfigFault => ({
  id: /^(?:not JSON|must be a JSON object)/.test(problem) ? 'broken-config' : 'wrong-config',
  message: `configuration: ${withNearest(problem)}`,
  path: pathIn(problem),
})

/** The names in a block that are no settings. */
export function unknownSettings(block: object): ConfigFault[] {
  const settings = Object.keys(readConfig(null, '').config)
  return Object.keys(block).flatMap((key): ConfigFault[] => {
    // The address of the block's schema, for editors.
    if (settings.includes(key) || key === '$schema') return []
    const message = `configuration: ${key}: is no setting.${suggestion(misspelt(key, settings))}`
    return [{ id: 'unknown-config', message, path: [key] }]
  })
}

/** The values of a block that are wrong. The parameters are those of {@link configProblems}. */
export const wrongSettings = (...parameters: Parameters<typeof configProblems>): ConfigFault[] =>
  configProblems(...parameters).map(configFault)

const problem = (id: ProblemId, message: string): ConfigFault => ({
  id,
  message: `configuration: ${message}`,
  path: [],
})

export const unreadConfig = (tag: string): ConfigFault =>
  problem('broken-config', `<${tag}> is not read: only a <script type="application/json"> is`)

export const mistypedConfig = problem('broken-config', 'the block needs type="application/json", or browsers run it')

export const insertedConfig = problem('broken-config', 'a block that a script has inserted is not read')

export const secondConfig = problem('doubled-config', 'only the first block of a page is read')

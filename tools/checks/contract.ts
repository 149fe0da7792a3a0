import { readFileSync } from 'node:fs'
import { readChangesets } from '@changesets/read'
import type { Contract } from '../contract/Contract.ts'
import { contractChanges } from '../contract/contractChanges.ts'
import { CONTRACT_FILE, contractText, type ReleasedContract, readReleased } from '../contract/contractFile.ts'
import { readContract } from '../contract/readContract.ts'
import type { Finding, Source } from './source.ts'

/** The contracts that the check compares, and the changesets. */
export interface ContractState {
  /** As the sources have it. */
  contract: Contract
  /** The text of {@link CONTRACT_FILE}. */
  written: string
  released: ReleasedContract
  /** The kinds of the changesets since that release: `major`, `minor`, `patch`. */
  bumps: readonly string[]
}

/** A contract that is not listed, and changes that the changesets' version would not announce. */
export function contractFindings({ contract, written, released, bumps }: ContractState): Finding[] {
  const path = CONTRACT_FILE
  const findings: Finding[] = []
  if (written !== contractText(contract)) findings.push({ path, problem: 'is outdated: run `npm run fix`' })
  const { breaking, added } = contractChanges(released.contract, contract)
  const since = `since ${released.version}`
  if (!bumps.includes('major'))
    findings.push(
      ...breaking.map((change) => ({
        path,
        problem: `${change} ${since}, which breaks pages: take it back, or run \`npm run changeset\` and choose “major”`,
      })),
    )
  if (added.length > 0 && bumps.length > 0 && bumps.every((bump) => bump === 'patch'))
    findings.push({ path, problem: `${added[0]} ${since}: one of the changesets must be “minor”` })
  return findings
}

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** Custom properties and parts that docs/theming.md does not explain, or explains although they are gone. */
export function themingFindings({ tokens, parts, widgets }: Contract, { path, text }: Source): Finding[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim()),
  )
  const explained = cells.flatMap(([first = '', second = '']) => {
    const names = codeIn(first)
    if (names.some((name) => name.startsWith('--'))) return names
    return codeIn(second).map((part) => `${names[0] ?? first}::part(${part})`)
  })
  const present = [
    ...tokens,
    ...parts.map((part) => `all::part(${part})`),
    ...Object.entries(widgets).flatMap(([name, widget]) => widget.parts.map((part) => `${name}::part(${part})`)),
  ]
  return [
    ...present.filter((name) => !explained.includes(name)).map((name) => ({ path, problem: `does not list ${name}` })),
    ...explained
      .filter((name) => !present.includes(name))
      .map((name) => ({ path, problem: `lists ${name}, which there is not` })),
  ]
}

/** The contract as the sources have it, compared with what is written of it. */
export async function publicContractFindings(sources: readonly Source[]): Promise<Finding[]> {
  const contract = await readContract(sources)
  const changesets = await readChangesets('.')
  const bumps = changesets.flatMap(({ releases }) => releases.map(({ type }) => type))
  const state = { contract, written: readFileSync(CONTRACT_FILE, 'utf8'), released: readReleased(), bumps }
  const theming = sources.filter(({ path }) => path === 'docs/theming.md')
  return [...contractFindings(state), ...theming.flatMap((document) => themingFindings(contract, document))]
}

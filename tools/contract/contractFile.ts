import { readFileSync } from 'node:fs'
import type { Contract } from './Contract.ts'

/** The file with the sources' contract, written by `npm run fix`. */
export const CONTRACT_FILE = 'docs/contract.json'

/** The same of the last release, written by `npm run release`. */
export const RELEASED_FILE = 'docs/contract.released.json'

export interface ReleasedContract {
  version: string
  contract: Contract
}

export const contractText = (contract: Contract | ReleasedContract): string => `${JSON.stringify(contract, null, 2)}\n`

// Files of our own, which the checks compare with the sources.
export const readReleased = (): ReleasedContract => JSON.parse(readFileSync(RELEASED_FILE, 'utf8')) as ReleasedContract

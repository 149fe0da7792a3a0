import { readFileSync, writeFileSync } from 'node:fs'
import type { Contract } from '../contract/Contract.ts'
import { CONTRACT_FILE, contractText, RELEASED_FILE } from '../contract/contractFile.ts'
import { NEXT } from '../contract/dateOptions.ts'

/** The end of `npm run release`, after `changeset version`: the contract is that of the new version, and so is the lockfile. */
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const { version }: { version: string } = readJson('package.json')
// Options that are new in the contract came with this version.
const contract: Contract = JSON.parse(
  readFileSync(CONTRACT_FILE, 'utf8').replaceAll(`"since": "${NEXT}"`, `"since": "${version}"`),
)
writeFileSync(CONTRACT_FILE, contractText(contract))
writeFileSync(RELEASED_FILE, contractText({ version, contract }))

const lock = readJson('package-lock.json')
lock.version = version
lock.packages[''].version = version
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`quiosc: this is ${version}. Commit it, and tag the commit v${version}.`)

import { readFileSync } from 'node:fs'
import { cliBuild } from '../../tsup.config.ts'
import { sheetFindings } from '../checks/sheets.ts'
import { readSources } from '../checks/source.ts'
import { writeBlockSchemas } from '../schemas/blockSchemas.ts'
import { buildEngine } from './buildEngine.ts'
import { engines } from './engines.ts'
import { bundleDiagnosis } from './libraryChunks.ts'
import { writeNotices } from './notices.ts'
import { runTsup } from './runTsup.ts'

// What tools/build.ts runs: writes dist/ but for the types.
const start = performance.now()
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

// A component without its sheet would be shown without its styles.
const findings = sheetFindings(readSources('{src,widgets}/**/*.{ts,tsx,css}'))
if (findings.length > 0) throw new Error(findings.map(({ path, problem }) => `${path} ${problem}`).join('\n'))

const buildCommand = async () => writeNotices('dist/cli', await runTsup(cliBuild(version)))

const diagnosis = await bundleDiagnosis()
writeBlockSchemas('dist/schemas')
await Promise.all([...engines.map((engine) => buildEngine(engine, diagnosis, version)), buildCommand()])
console.log(`Built dist/, dist/lite/ and dist/cli/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`)

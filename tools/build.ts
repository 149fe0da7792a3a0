import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, watch } from 'node:fs'
import { buildCommand } from './build/buildCommand.ts'
import { buildEngine } from './build/buildEngine.ts'
import { fingerprint, forgetBuild, isBuilt, noteBuild } from './build/builtFrom.ts'
import { engines } from './build/engines.ts'
import { findShared } from './build/findShared.ts'
import { pruneTypes } from './build/types.ts'
import { sheetFindings } from './checks/sheets.ts'
import { readSources } from './checks/source.ts'
import { writeBlockSchemas } from './schemas/blockSchemas.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const watching = process.argv.includes('--watch')

/** @throws For a component without its sheet, which would be shown without its styles. */
function refuseMissingSheets(): void {
  const findings = sheetFindings(readSources('{src,widgets}/**/*.{ts,tsx,css}'))
  if (findings.length > 0) throw new Error(findings.map(({ path, problem }) => `${path} ${problem}`).join('\n'))
}

async function buildAll(): Promise<void> {
  const start = performance.now()
  refuseMissingSheets()
  const shared = await findShared()
  writeBlockSchemas('dist/schemas')
  await Promise.all([...engines.map((engine) => buildEngine(engine, shared, version)), buildCommand(version)])
  console.log(`Built dist/, dist/lite/ and dist/cli/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

/** Builds again after each change; a failed build is reported, and the last good one stays. */
function watchSources(): void {
  let pending: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const again = () => {
    clearTimeout(pending)
    // Editors write a file in several steps: wait until they are done.
    pending = setTimeout(() => {
      running = running.then(buildAll).catch((error: unknown) => console.error(error))
    }, 100)
  }
  for (const folder of ['src', 'widgets']) watch(folder, { recursive: true }, again)
}

function writeTypes(): void {
  execFileSync('tsc', ['-p', 'tsconfig.types.json', '--checkers', '1'], { stdio: 'inherit' })
  pruneTypes('dist/types', ['widgets/main.d.ts', 'widgets/iife.types.d.ts', 'server/main.d.ts'])
}

if (process.argv.includes('--if-changed') && isBuilt())
  console.log('dist/ is built already: nothing that it is made of has changed.')
else {
  const inputs = fingerprint()
  forgetBuild()
  rmSync('dist', { recursive: true, force: true })
  await buildAll()
  if (watching) watchSources()
  else {
    writeTypes()
    noteBuild(inputs)
  }
}

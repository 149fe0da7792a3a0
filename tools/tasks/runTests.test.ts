import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

// Each starts vitest twice.
vi.setConfig({ testTimeout: 120_000 })

const passes = "test('adds', () => {})"
const fails = "test('divides', () => expect(1).toBe(2))"
/** Fails when it has not been run before: it leaves a file behind. */
const failsFirst = (name: string) => `test('${name}', () => {
  const ran = new URL('./${name}.ran', import.meta.url)
  const isFirst = !existsSync(ran)
  writeFileSync(ran, '')
  if (isFirst) throw new Error('not yet')
})`

/** The variables of the vitest that runs this test are not for the one that it starts. */
const outerVariables = () =>
  Object.fromEntries(Object.keys(process.env).flatMap((name) => (/VITEST|^TEST/.test(name) ? [[name, undefined]] : [])))

/** Runs tests as `npm test` does. Inside the project, whose vitest they import. */
function run(tests: readonly string[]) {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache/runner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const imports = "import { existsSync, writeFileSync } from 'node:fs'\nimport { expect, test } from 'vitest'\n"
  writeFileSync(join(folder, 'a.test.ts'), `${imports}${tests.join('\n')}\n`)
  const config = join(folder, 'vitest.config.ts')
  writeFileSync(
    config,
    `import { summaryReporter } from ${JSON.stringify(resolve('tools/tasks/summaryReporter.ts'))}
     const file = process.env.TEST_SUMMARY
     export default { root: ${JSON.stringify(folder)}, test: {
       name: 'unit', reporters: file ? ['default', summaryReporter(file)] : ['default'] } }`,
  )
  const output = join(folder, 'output')
  const script = `
    const { runTests } = await import('./tools/tasks/runTests.ts')
    const { verdictLines } = await import('./tools/tasks/verdictLines.ts')
    const verdict = await runTests(${JSON.stringify({ args: [], folder: output, withSecondLook: true, config })})
    console.log(verdictLines(verdict, []).join('\\n'))
    process.exitCode = verdict.isGreen ? 0 : 1`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...outerVariables(),
      NO_COLOR: '1',
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
    },
  })
  const unstable = JSON.parse(readFileSync(join(output, 'unstable.json'), 'utf8'))
  return {
    lines: stdout
      .trim()
      .split('\n')
      .filter((line) => /^quiosc: .*(failed|unstable)|^ {4}\S/.test(line)),
    status,
    unstable,
    stdout,
  }
}

it('a test that fails is reported as failed', () => {
  const { lines, status, unstable } = run([passes, fails])
  expect(lines.slice(-2)).toEqual(['quiosc: failed: unit a.test.ts > divides', 'quiosc: 1 passed, 1 failed'])
  expect(status).toBe(1)
  expect(unstable).toEqual([])
})

it('a test that fails only the first time is named as unstable with its error, and kept', () => {
  const { lines, status, unstable, stdout } = run([passes, failsFirst('waits')])
  expect(lines.slice(-4)).toEqual([
    'quiosc: unstable: unit a.test.ts > waits',
    '    not yet',
    'quiosc: 1 unstable',
    'quiosc: 2 passed, 0 failed',
  ])
  expect(status).toBe(0)
  expect(unstable).toMatchObject([{ test: 'waits', messages: ['not yet'] }])
  // The other one does not run again. A slow machine says several times that it is running them.
  expect(stdout.slice(stdout.indexOf('again, alone'))).toMatch(/Tests +1 passed/)
})

it('six tests that fail only the first time make the run fail', () => {
  const { lines, status, unstable } = run(['a', 'b', 'c', 'd', 'e', 'f'].map(failsFirst))
  expect(lines.slice(-3)).toEqual([
    'quiosc: 6 unstable',
    'quiosc: failed: 6 unstable tests, of 5 at most',
    'quiosc: 6 passed, 1 failed',
  ])
  expect(status).toBe(1)
  expect(unstable).toHaveLength(6)
})

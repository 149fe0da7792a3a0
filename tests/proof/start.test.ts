import type { ChildProcess } from 'node:child_process'
import { execFileSync, execSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNewspaper } from '../support/newspaper.ts'

const { reader } = startNewspaper()

const document = readFileSync('docs/start.md', 'utf8')

/** The files that the page tells to save, by their places. */
const files = new Map(
  [...document.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, place = '', text = '']) => [place, text]),
)

/** The commands that the page tells to run, in their order. */
const commands = [...document.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
)

let folder = ''
let server: ChildProcess | undefined

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-start-'))
})

afterAll(() => {
  server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the page's own server. @returns Its address, as it prints it. */
const startServer = (command: string) =>
  new Promise<string>((resolve, reject) => {
    const [program = '', ...args] = command.split(' ')
    server = spawn(program, args, { cwd: folder, env: { ...process.env, PORT: '0' } })
    server.once('error', reject)
    server.stdout?.once('data', (line: Buffer) => resolve(String(line).trim()))
  })

it('the ten minutes lead from an empty folder to a poll that counts votes', async () => {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder])
  for (const [place, text] of files) {
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    writeFileSync(join(folder, place), text)
  }
  expect([...files.keys()]).toEqual(['public/index.html', 'server.mjs'])
  const env = { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
  const run = (command: string) => execSync(command, { cwd: folder, encoding: 'utf8', env })

  const start = commands.findIndex((command) => command.startsWith('node '))
  for (const command of commands.slice(0, start)) run(command)
  const address = await startServer(commands[start] ?? '')
  for (const command of commands.slice(start + 1)) expect(run(command)).toContain('no problems')

  const { page, problems } = await reader()
  await page.goto(address)
  const poll = page.locator('[data-widget=poll]')
  await poll.getByRole('radio', { name: 'More trees' }).check()
  await poll.getByRole('button', { name: 'Vote' }).click()
  await poll.getByText('33 votes').waitFor()
  expect(problems.errors).toEqual([])
})

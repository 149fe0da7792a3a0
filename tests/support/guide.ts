import { type ChildProcess, execFileSync, execSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

interface Guide {
  /** The files that the document tells to save, by their places. */
  files: ReadonlyMap<string, string>
  /** The commands that it tells to run, in their order. */
  commands: readonly string[]
}

/**
 * The files and the commands that a document gives its reader.
 *
 * @param section A heading: only what is below it, up to the next of its level.
 */
export function readGuide(path: string, section?: string): Guide {
  const whole = readFileSync(path, 'utf8')
  const text =
    section === undefined ? whole : (whole.split(/^(?=## )/m).find((part) => part.startsWith(`## ${section}\n`)) ?? '')
  return {
    files: new Map(
      [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, place = '', content = '']) => [place, content]),
    ),
    commands: [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n')),
  }
}

/** An empty folder with the packed library beside it, for one test file, in which a reader does what a guide says. */
export function startFolder() {
  let folder = ''
  const servers: ChildProcess[] = []

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quiosc-guide-'))
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder])
  })
  afterAll(() => {
    for (const server of servers) server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    save(files: Guide['files']) {
      for (const [place, text] of files) {
        mkdirSync(dirname(join(folder, place)), { recursive: true })
        writeFileSync(join(folder, place), text)
      }
    },
    /** @returns The text that the command prints. @throws When it fails. */
    run(command: string): string {
      const env = { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
      return execSync(command, { cwd: folder, encoding: 'utf8', env })
    },
    /** Starts one of the guide's own servers on a free port. @returns Its address, as it prints it. */
    serve: (command: string, env: Record<string, string> = {}) =>
      new Promise<string>((resolve, reject) => {
        const [program = '', ...args] = command.split(' ')
        const server = spawn(program, args, { cwd: folder, env: { ...process.env, ...env, PORT: '0' } })
        servers.push(server)
        server.once('error', reject)
        server.stdout?.once('data', (line: Buffer) => resolve(String(line).trim()))
      }),
  }
}

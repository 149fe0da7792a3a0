import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

/** The results of earlier runs, and folders that are not the project's. */
const leftOut = ['.git', '.cache', 'node_modules', 'dist', 'storybook-static', 'docs-static', 'coverage']

/** A run of tests tells its processes about itself, which must not reach a run in the copy. */
const isOfThisRun = (name: string) =>
  /^(VITEST|TEST_SUMMARY|TIER|NODE_ENV|DEV|PROD|SSR|MODE|BASE_URL|FORCE_COLOR)/.test(name)

export interface Ended {
  code: number
  stdout: string
  stderr: string
}

/**
 * A copy of the project in a folder of its own.
 *
 * @param modules A link to the packages is enough for Node; what serves them to a browser wants them in the project's folder.
 */
export function copyProject(modules: 'linked' | 'copied') {
  const folder = mkdtempSync(join(tmpdir(), 'quiosc-copy-'))
  for (const name of readdirSync('.')) {
    if (!leftOut.includes(name)) cpSync(name, join(folder, name), { recursive: true })
  }
  const packages = join(folder, 'node_modules')
  if (modules === 'linked') symlinkSync(resolve('node_modules'), packages, 'junction')
  else cpSync('node_modules', packages, { recursive: true, verbatimSymlinks: true })
  // Checks ask git which files are the project's.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--all'], { cwd: folder })

  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfThisRun(name))),
    NO_COLOR: '1',
    PATH: `${join(packages, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  }

  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  return {
    read,
    /** The files of the project with what is in them, by path. */
    contents(): Map<string, string> {
      const top = readdirSync(folder).filter((name) => !leftOut.includes(name))
      const paths = top.flatMap((name) =>
        statSync(join(folder, name)).isFile()
          ? [name]
          : readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((path) => join(name, path)),
      )
      const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
      const files = paths.filter((path) => statSync(join(folder, path)).isFile())
      return new Map(files.map((path) => [path.replaceAll('\\', '/'), digest(join(folder, path))]))
    },
    /** Runs a command in the copy until it ends. */
    run: (command: string, ...args: string[]) =>
      new Promise<Ended>((done) => {
        const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }
        execFile(command, args, options, (error, stdout, stderr) =>
          done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
        )
      }),
    delete: (path: string) => rmSync(join(folder, path)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

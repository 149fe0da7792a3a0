import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LONGEST_SUBJECT, subjectProblem } from './commitSubject.mjs'

const subjectOf = (length: number) => 'poll: '.padEnd(length, 'é')

describe('the subject of a commit', () => {
  it('may have 72 characters, accents counted once', () => {
    expect(LONGEST_SUBJECT).toBe(72)
    expect(subjectProblem(`${subjectOf(72)}\n`)).toBeUndefined()
    expect(subjectProblem(`${subjectOf(73)}\n`)).toContain('The subject has 73 characters, 72 at most')
  })

  it('ends with its paragraph, whatever the length of the body and of git’s comments', () => {
    const long = 'x'.repeat(200)
    expect(subjectProblem(`# ${long}\n\nfix: a thing\n\n${long}\n# ${long}\n`)).toBeUndefined()
    expect(subjectProblem(`${subjectOf(50)}\n${subjectOf(50)}\n\nbody`)).toContain('101 characters')
  })

  it('is git’s own where commits are squashed, merged or reverted', () => {
    for (const begin of ['fixup! ', 'squash! ', 'amend! ', 'Merge ', 'Revert "'])
      expect(subjectProblem(begin + subjectOf(72))).toBeUndefined()
  })
})

describe('the hook of a commit', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quiosc-hooks-'))
    for (const path of ['tools/hooks', 'tools/setup']) cpSync(path, join(folder, path), { recursive: true })
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A process that knows nothing of the repository, the hooks and the npm command that run the tests. */
  const run = (cwd: string, command: string, ...args: string[]) =>
    spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_CEILING_DIRECTORIES: tmpdir() },
    })
  const prepare = (project: string) => {
    const setUp = `import { ensureHooks } from ${JSON.stringify(pathToFileURL(join(project, 'tools/setup/hooks.mjs')).href)}; ensureHooks()`
    return run(project, process.execPath, '--input-type=module', '--eval', setUp)
  }
  const hooksOf = (repository: string) => run(repository, 'git', 'config', 'core.hooksPath').stdout.trim()
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@diari.example']
  const commit = (subject: string) => run(folder, 'git', ...author, 'commit', '--allow-empty', '-m', subject)

  it('refuses a commit with a long subject in a checkout, and lets others pass', () => {
    run(folder, 'git', 'init', '-q')
    expect(prepare(folder).status).toBe(0)
    expect(hooksOf(folder)).toBe('tools/hooks')
    expect(commit(subjectOf(73))).toMatchObject({ status: 1, stderr: expect.stringContaining('73 characters') })
    expect(commit(subjectOf(72)).status).toBe(0)
  })

  it('is not set up outside of a checkout, nor in the repository around the project', () => {
    expect(prepare(folder)).toMatchObject({ status: 0, stdout: '', stderr: '' })
    const project = join(folder, 'vendor')
    mkdirSync(project)
    cpSync(join(folder, 'tools'), join(project, 'tools'), { recursive: true })
    run(folder, 'git', 'init', '-q')
    expect(prepare(project).status).toBe(0)
    expect(hooksOf(folder)).toBe('')
  })

  it('finds the hooks of a clone from before they had moved', () => {
    run(folder, 'git', 'init', '-q')
    run(folder, 'git', 'config', 'core.hooksPath', 'scripts/hooks')
    prepare(folder)
    expect(hooksOf(folder)).toBe('tools/hooks')
  })

  it('leaves hooks that are set up already', () => {
    run(folder, 'git', 'init', '-q')
    run(folder, 'git', 'config', 'core.hooksPath', 'mine')
    prepare(folder)
    expect(hooksOf(folder)).toBe('mine')
  })
})

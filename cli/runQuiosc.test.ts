import { expect, it } from 'vitest'
import { commands } from './commands.ts'
import { createTestTerminal } from './createTestTerminal.fixture.ts'
import { runQuiosc } from './runQuiosc.ts'
import { UnreadableError } from './UnreadableError.ts'
import { UsageError } from './UsageError.ts'

it('quiosc lists the commands for --help, and without arguments', async () => {
  const asked = createTestTerminal()
  expect(await runQuiosc(commands, ['--help'], asked)).toBe(0)
  expect(asked.printed()).toMatch(/^ {2}check +\S.*\n {2}include +\S/m)
  const lost = createTestTerminal()
  expect(await runQuiosc(commands, [], lost)).toBe(2)
  expect(lost.warned()).toContain('Usage: quiosc <command>')
})

it('quiosc refuses an unknown command by its name', async () => {
  const terminal = createTestTerminal()
  expect(await runQuiosc(commands, ['chekc'], terminal)).toBe(2)
  expect(terminal.warned()).toContain('there is no command “chekc”')
})

it('quiosc prints the version of the package', async () => {
  const terminal = createTestTerminal()
  expect(await runQuiosc(commands, ['--version'], terminal)).toBe(0)
  expect(terminal.printed()).toBe('1.2.3')
})

it('quiosc prints the help of each command', async () => {
  for (const { name, help } of commands) {
    const terminal = createTestTerminal()
    expect(await runQuiosc(commands, [name, '--help'], terminal)).toBe(0)
    expect(terminal.printed()).toBe(help)
  }
})

it('quiosc reports a wrong use without a stack, and lets bugs through', async () => {
  const failing = (error: Error) => [{ name: 'fail', summary: '', help: '', run: () => Promise.reject(error) }]
  const terminal = createTestTerminal()
  expect(await runQuiosc(failing(new UsageError('which file?')), ['fail'], terminal)).toBe(2)
  expect(terminal.warned()).toBe('quiosc fail: which file?\n\nSee quiosc fail --help')
  await expect(runQuiosc(failing(new Error('a bug')), ['fail'], terminal)).rejects.toThrow('a bug')
})

it('quiosc reports an unreadable file in one line', async () => {
  const run = () => Promise.reject(new UnreadableError('a.html is too large'))
  const terminal = createTestTerminal()
  expect(await runQuiosc([{ name: 'fail', summary: '', help: '', run }], ['fail'], terminal)).toBe(2)
  expect(terminal.warned()).toBe('quiosc fail: a.html is too large')
})

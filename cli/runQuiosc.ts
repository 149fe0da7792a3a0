import type { Command, ExitCode, Terminal } from './command.types.ts'
import { UnreadableError } from './UnreadableError.ts'
import { isUsageError } from './UsageError.ts'

const overview = (commands: readonly Command[]) => {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'Usage: quiosc <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '  quiosc <command> --help   tells all about a command',
    '  quiosc --version          prints the version',
  ]
}

/** Runs what `npx quiosc` was called with. @param args Without Node and the script. */
export async function runQuiosc(
  commands: readonly Command[],
  [name, ...args]: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (name === '--version') {
    terminal.print([terminal.version])
    return 0
  }
  if (name === '--help' || name === 'help') {
    terminal.print(overview(commands))
    return 0
  }
  const command = commands.find((known) => known.name === name)
  if (!command) {
    terminal.warn([...(name ? [`quiosc: there is no command “${name}”.`, ''] : []), ...overview(commands)])
    return 2
  }
  if (args.includes('--help')) {
    terminal.print(command.help.split('\n'))
    return 0
  }
  try {
    return await command.run(args, terminal)
  } catch (error) {
    const isUsage = isUsageError(error)
    if (!isUsage && !(error instanceof UnreadableError)) throw error
    terminal.warn([
      `quiosc ${command.name}: ${error.message}`,
      ...(isUsage ? ['', `See quiosc ${command.name} --help`] : []),
    ])
    return 2
  }
}

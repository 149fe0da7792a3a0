import type { Limits } from './limits.ts'
import type { Ask } from './network/Ask.types.ts'

/** 0: done, and nothing is wrong. 1: problems were found. 2: it could not be done as it was asked. */
export type ExitCode = 0 | 1 | 2

/** The parts of the world outside that a command uses; tests pass their own. */
export interface Terminal {
  /** The folder from which relative paths start. */
  cwd: string
  /** Of the package. */
  version: string
  ask: Ask
  limits: Limits
  /** The folder `dist/` of the package, with `manifest.json`. */
  dist: string
  /** Prints lines to the standard output; a line break within one is not printed, nor is any other control character. */
  print(lines: readonly string[]): void
  /** The same to the standard error. */
  warn(lines: readonly string[]): void
  /** Resolves when the process is asked to end, by SIGTERM or SIGINT. Until it is called such a signal ends the process at once. */
  stopped(): Promise<unknown>
}

export interface Command {
  name: string
  /** One line, for the list of commands. */
  summary: string
  /** The text of `--help`, line by line. */
  help: string
  /** @throws {UsageError} When it cannot be done as asked; arguments that `parseArgs` rejects count too. */
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>
}

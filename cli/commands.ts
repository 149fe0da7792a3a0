import { checkCommand } from './check/checkCommand.ts'
import type { Command } from './command.types.ts'
import { includeCommand } from './include/includeCommand.ts'
import { serveCommand } from './serve/serveCommand.ts'

/** The commands of `npx quiosc`, in the order of its help. */
export const commands: readonly Command[] = [checkCommand, includeCommand, serveCommand]

#!/usr/bin/env node
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { commands } from './commands.ts'
import { defaultLimits } from './limits.ts'
import { createAsk } from './network/createAsk.ts'
import { printableText } from './printableLine.ts'
import { runQuiosc } from './runQuiosc.ts'

/** Injected by the build. */
declare const __QUIOSC_VERSION__: string

// Not `process.exit`, which would cut off what a pipe has not yet read.
process.exitCode = await runQuiosc(commands, process.argv.slice(2), {
  cwd: process.cwd(),
  version: __QUIOSC_VERSION__,
  ask: createAsk(),
  limits: defaultLimits,
  dist: fileURLToPath(new URL('..', import.meta.url)),
  print: (lines) => void process.stdout.write(printableText(lines)),
  warn: (lines) => void process.stderr.write(printableText(lines)),
  stopped: () => Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]),
})

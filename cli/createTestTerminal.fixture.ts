import type { Terminal } from './command.types.ts'
import { defaultLimits } from './limits.ts'
import { printableText } from './printableLine.ts'

/** A terminal that keeps what is printed. @param given The folders, the network, the limits. */
export function createTestTerminal(given: Partial<Pick<Terminal, 'cwd' | 'ask' | 'dist' | 'limits' | 'stopped'>> = {}) {
  const printed: string[] = []
  const warned: string[] = []
  return {
    cwd: '/',
    dist: '/dist',
    version: '1.2.3',
    ask: () => Promise.resolve({ failure: 'does not answer' }),
    limits: defaultLimits,
    stopped: () => Promise.resolve(),
    ...given,
    print: (lines: readonly string[]) => void printed.push(printableText(lines)),
    warn: (lines: readonly string[]) => void warned.push(printableText(lines)),
    printed: () => printed.join('').trimEnd(),
    warned: () => warned.join('').trimEnd(),
  }
}

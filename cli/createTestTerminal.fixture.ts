import type { Terminal } from './command.types.ts'
import { printableText } from './printableLine.ts'

/** A terminal that keeps what is printed. @param given The folders, or answers of the network. */
export function createTestTerminal(given: Partial<Pick<Terminal, 'cwd' | 'fetch' | 'dist'>> = {}) {
  const printed: string[] = []
  const warned: string[] = []
  return {
    cwd: '/',
    dist: '/dist',
    version: '1.2.3',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    ...given,
    print: (lines: readonly string[]) => void printed.push(printableText(lines)),
    warn: (lines: readonly string[]) => void warned.push(printableText(lines)),
    printed: () => printed.join('').trimEnd(),
    warned: () => warned.join('').trimEnd(),
  }
}

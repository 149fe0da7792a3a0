import type { Terminal } from './command.types.ts'

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
    print: (text: string) => void printed.push(text),
    warn: (text: string) => void warned.push(text),
    printed: () => printed.join('\n'),
    warned: () => warned.join('\n'),
  }
}

import type { Gate } from './runGate.ts'

/**
 * The gates of `npm run check`: the build, which leaves a core idle at its start and its end, beside it the gates that read sources alone, and at
 * last those that read what it has written. The types, which one core checks, are still going when those begin, so that both cores have work to the end.
 */
export const gates: readonly Gate[] = [
  { name: 'build', command: ['node', 'tools/build.ts'] },
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'purity and texts of views', command: ['oxlint', 'src', 'widgets', 'preview'] },
  { name: 'own checks', command: ['node', 'tools/checks/run.ts'], advises: true },
  { name: 'types', command: ['tsc', '-p', '.', '--checkers', '1'] },
  { name: 'sizes', command: ['node', 'bench/size.ts'], after: 'build', advises: true },
  { name: 'unused code and dependencies', command: ['knip', '--no-progress'], after: 'build' },
]

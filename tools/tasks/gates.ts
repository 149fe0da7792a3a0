import type { Gate } from './runGate.ts'

/**
 * The gates of `npm run check`, in the order in which they start: first the build, beside it those that read sources alone, and last those that read
 * the built files. The type check takes one core, and is still running when the last ones start, so that both cores are busy to the end.
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

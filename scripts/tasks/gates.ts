import type { Gate } from './runGate.ts'

/**
 * The gates of `npm run check`: the build, whose threads leave a core idle at its start and its end, beside it the gates that read sources alone, the slow
 * ones first, and at last those that read what it has written.
 */
export const gates: readonly Gate[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'purity and texts of views', command: ['oxlint', 'src', 'widgets', 'preview'] },
  { name: 'import directions', command: ['node', 'scripts/checks/imports.ts'] },
  { name: 'layers of a widget', command: ['node', 'scripts/checks/layerOrder.ts'] },
  { name: 'widget folders', command: ['node', 'scripts/checks/widgets.ts'] },
  { name: 'dictionaries', command: ['node', 'scripts/checks/dictionaries.ts'] },
  { name: 'terms', command: ['node', 'scripts/checks/terms.ts'] },
  { name: 'lengths of files', command: ['node', 'scripts/checks/lengths.ts'] },
  { name: 'house rules', command: ['node', 'scripts/checks/house.ts'] },
  { name: 'state in modules', command: ['node', 'scripts/checks/moduleState.ts'] },
  { name: 'public contract', command: ['node', 'scripts/checks/contract.ts'] },
  { name: 'dates', command: ['node', 'scripts/checks/dates.ts'] },
  { name: 'shadow roots', command: ['node', 'scripts/checks/shadow.ts'] },
  { name: 'sizes', command: ['node', 'bench/size.ts'], after: 'build' },
  { name: 'unused code and dependencies', command: ['knip', '--no-progress'], after: 'build' },
]

/** What `npm run fix` and `npm run new-widget` run, in order. */
export const fixSteps = [
  ['node', 'scripts/lists/writeLists.ts'],
  ['node', 'scripts/stories/writeStories.ts'],
  ['node', 'scripts/contract/writeContract.ts'],
  ['biome', 'check', '--write', '.'],
]

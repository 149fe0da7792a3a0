/** Write what follows from the widgets' folders. */
export const listSteps = [
  ['node', 'scripts/lists/writeLists.ts'],
  ['node', 'scripts/stories/writeStories.ts'],
  ['node', 'scripts/contract/writeContract.ts'],
  ['node', 'scripts/docs/writeReference.ts'],
]

/** Takes files and folders. */
export const formatStep = ['biome', 'check', '--write']

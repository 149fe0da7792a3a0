/** Write what follows from the widgets' folders. */
export const listSteps = [
  ['node', 'tools/lists/writeLists.ts'],
  ['node', 'tools/stories/writeStories.ts'],
  ['node', 'tools/contract/writeContract.ts'],
  ['node', 'tools/docs/writeReference.ts'],
]

/** Takes files and folders. */
export const formatStep = ['biome', 'check', '--write']

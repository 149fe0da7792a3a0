/** @param file The file, or whose it is. */
export const missingChunk = (file: string, problem: string) => ({
  id: 'missing-chunk' as const,
  message: `${file} could not be loaded: ${problem}`,
})

/** A command that cannot be done as it was asked: an unknown option, a file that is not there. Its message is shown without a stack, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Whether an error is the user's: ours, or one that Node's `parseArgs` throws. */
export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'

/** How a command went, for the view that gave it: it shows the failure and lets the reader try again. */
export type CommandResult<Value = unknown> = Promise<Result<Value, ApiFailure>>

/** The result of something that can fail in an expected way. Bugs are thrown instead. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const failed = <Failure>(failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure })

import * as v from 'valibot'
import type { Report } from '#lib/report.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { object } from '#lib/schema/object.ts'
import { check, parseJson } from '#lib/schema/parseJson.ts'
import type { Issue } from '#lib/schema/reading.ts'
import { LOCAL_TTL } from '#lib/site/limits.ts'
import { writeJson } from '#lib/writeJson.ts'
import { type StoragePort, safeStorage } from './safeStorage.ts'

export interface LocalStoreOptions<Schema extends v.GenericSchema> {
  /** As a function, because reading it may throw: `() => window.localStorage`. */
  storage: StoragePort | (() => StoragePort)
  key: string
  schema: Schema
  now: () => Date
  /** Called for an invalid value, which is then ignored. */
  report: Report
  /** Milliseconds until a value expires; 24 h by default (reader-account §9), `Infinity` for ever. */
  ttl?: number
}

const EntrySchema = object({ time: v.number(), value: v.unknown() })

/** One value in web storage, with its schema and its age. Nothing here throws. */
export interface LocalStore<Value> {
  read(): Value | undefined
  write(value: Value): void
  clear(): void
}

/**
 * Kept as `{ time, value }`; a value from the future counts as expired, because the clock has been set back since. A value that never expires does
 * not read the clock.
 *
 * A schema that transforms must accept its own output: the value that was read is written again.
 */
export function createLocalStore<Schema extends v.GenericSchema>(
  options: LocalStoreOptions<Schema>,
): LocalStore<v.InferOutput<Schema>> {
  const { key, schema, now, report, ttl = LOCAL_TTL } = options
  const storage = safeStorage(options.storage)
  const ignore = (issue: Issue) => {
    report(new ValueError(`The stored value of “${key}” was ignored or partly ignored`, issue), 'storage')
    return undefined
  }
  return {
    read() {
      const text = storage.getItem(key)
      if (text === null) return undefined
      const entry = parseJson(text, EntrySchema)
      if (!entry.ok) return ignore(entry.failure)
      const value = check(entry.value.value, schema, ignore)
      if (!value.ok) return ignore(value.failure)
      const age = now().getTime() - entry.value.time
      if (ttl === Number.POSITIVE_INFINITY || (age >= 0 && age < ttl)) return value.value
      // An expired value must not stay in the browser for ever.
      storage.removeItem(key)
      return undefined
    },
    write: (value) => storage.setItem(key, writeJson({ time: now().getTime(), value })),
    clear: () => storage.removeItem(key),
  }
}

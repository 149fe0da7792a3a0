import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { GenericSchema } from 'valibot'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { readSubjects, type SinkKind } from '#tests/corpus/sinks.ts'

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Their subjects have no schema of the library. */
const madeForTests: readonly SinkKind[] = ['refusals', 'channels']

/** Whether it is a form's schema. A reader's own input is not from outside: the form says what is wrong with it. */
const isForm = (name: string) => /Form(Schema)?$/.test(name)

/** The schemas that read values from outside, by a name that tells what they read: of all calls, of storage and cookies, of options and messages, and in files of schemas. */
export async function allSchemas(): Promise<Map<GenericSchema, string>> {
  const found = new Map<GenericSchema, string>()
  const { subjects } = await readSubjects()
  for (const { kind, name, schema } of subjects)
    if (schema && !madeForTests.includes(kind)) found.set(schema, `${kind} ${name}`)
  for (const file of globSync('{src,widgets}/**/*.schema.ts')) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href)
    for (const [name, value] of Object.entries(module)) {
      if (isSchema(value) && !isForm(name) && !found.has(value)) found.set(value, `${file} ${name}`)
      // A function that makes a schema for the newspaper's time zone.
      else if (typeof value === 'function' && /Schema$/.test(name)) {
        const made: unknown = value(createTimeZone('Europe/Madrid'))
        if (isSchema(made)) found.set(made, `${file} ${name}`)
      }
    }
  }
  return found
}

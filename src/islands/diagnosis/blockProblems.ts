import type { GenericSchema } from 'valibot'
import { entriesOf } from '#lib/schema/schemaKeys.ts'
import type { MarkerProblem } from './faultProblems.ts'

/** How an object of JSON begins. No script does: it would be a syntax error. */
const OBJECT = /^\s*\{\s*"(?:[^"\\\n]|\\.)*"\s*:/

/** The types that browsers run, and none at all. */
const isRun = (type: string) => /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(type)

export const isBlockType = (type: string): boolean => /^application\/json\s*(?:;|$)/i.test(type.trim())

/** Whether a script in a marker is meant as its JSON block, though another type keeps it from being read. */
export const isMeantAsBlock = (type: string, text: string): boolean =>
  /json/i.test(type) || (isRun(type.trim()) && OBJECT.test(text))

/** Whether a block without a marker is meant for a widget: any of its names is one of the widget's options. */
export const isMeantFor = (block: unknown, schema: GenericSchema): boolean => {
  const names = Object.keys(entriesOf(schema) ?? {})
  return !Array.isArray(block) && Object.keys(Object(block)).some((name) => names.includes(name))
}

const unread = (message: string): MarkerProblem => ({
  id: 'unread-block',
  attribute: 'application/json',
  message: `application/json: ${message}`,
})

export const secondBlock: MarkerProblem = unread('only the first block of a marker is read')

/** A template is inert: nothing of it is on the page until a script takes it out. */
export const inertBlock: MarkerProblem = unread('the block is not read, because it is in a <template>')

export const mistypedBlock = (type: string): MarkerProblem =>
  unread(
    type.trim()
      ? `the block is not read, because its type is "${type}"`
      : 'the block is not read, because it has no type',
  )

export const blockBeside = (widget: string): MarkerProblem =>
  unread(`the block beside ${widget} is not read: it has to be in the marker`)

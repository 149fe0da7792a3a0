import type { ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { safeParse } from 'valibot'
import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import type { OptionIssue } from './fault.types.ts'
import type { IslandContext } from './page.ts'

export interface Island {
  name: string
  /** The sheets its shadow root adopts after the base sheet, in order; shared ones are parsed once for the page. */
  css: readonly string[]
  /** Wires the widget to the page, once a marker and outside React, and gives what renders it for these options. */
  compose(rawOptions: Record<string, unknown>, context: IslandContext): Result<ReactNode, readonly OptionIssue[]>
}

export interface IslandDefinition<Schema extends GenericSchema> {
  name: string
  css: readonly string[]
  options: Schema
  /** Stores are made here with what they need; the node gets them as props. */
  compose(options: InferOutput<Schema>, context: IslandContext): ReactNode
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Hides the options' type behind their schema, so that a registry can hold islands of every kind. */
export function defineIsland<const Schema extends GenericSchema>(definition: IslandDefinition<Schema>): Island {
  const { name, css, options, compose } = definition
  return {
    name,
    css,
    compose(rawOptions, context) {
      const parsed = safeParse(options, rawOptions)
      if (parsed.success) return success(compose(parsed.output, context))
      return failed(
        parsed.issues.map((issue) => ({
          attribute: `data-${kebab(String(issue.path?.[0]?.key ?? ''))}`,
          problem: issue.received === 'undefined' ? 'is missing' : issue.message,
        })),
      )
    },
  }
}

import type { ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { config, safeParse } from 'valibot'
import type { DroppedConfig } from '../lib/droppedConfig.ts'
import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import type { OptionIssue } from '../loader/fault.types.ts'
import type { IslandContext } from './islandContext.types.ts'
import { optionIssue } from './optionIssue.ts'

export interface Island {
  name: string
  /** Sheets that its shadow root adopts after the base sheet, in order; shared ones are parsed once per page. */
  css: readonly string[]
  /** Connects the widget to the page and returns its element for these options. Called once per marker, outside React. */
  compose(rawOptions: Record<string, unknown>, context: IslandContext): Result<ReactNode, readonly OptionIssue[]>
}

export interface IslandDefinition<Schema extends GenericSchema> {
  name: string
  css: readonly string[]
  options: Schema
  /** Creates the stores with their deps and passes them to the view as props. */
  compose(options: InferOutput<Schema>, context: IslandContext): ReactNode
}

/** Hides the options' type behind their schema, so that a registry can hold all islands. */
export function defineIsland<const Schema extends GenericSchema>(definition: IslandDefinition<Schema>): Island {
  const { name, css, options, compose } = definition
  return {
    name,
    css,
    compose(rawOptions, context) {
      const settings: DroppedConfig = {
        onDropped: (problem) => context.report(new Error(`An option was ignored: ${problem}`), name),
      }
      const parsed = safeParse(config(options, settings), rawOptions)
      if (parsed.success) return success(compose(parsed.output, context))
      return failed(parsed.issues.map(optionIssue))
    },
  }
}

import type { ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { failed, type Result, success } from '#lib/result.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { type Issue, read } from '#lib/schema/reading.ts'
import type { OptionIssue } from '../loader/fault.types.ts'
import { keepOptions } from '../loader/keptOptions.ts'
import type { IslandContext } from './islandContext.types.ts'
import { wrongOption } from './wrongOption.ts'

export interface Island {
  name: string
  /** Reads a marker's options: returns their values for the widget, or their faults. The marker is composed anew only if the result differs from the last one. */
  parse(rawOptions: Record<string, unknown>): unknown
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
    parse(rawOptions) {
      const { value, issues } = read(options, rawOptions)
      return issues?.map(({ path, message }) => [path?.map(({ key }) => key), message]) ?? value
    },
    compose(rawOptions, context) {
      const { host, report } = context
      const { value, issues, ignored = [] } = read(options, rawOptions)
      const inMarker = (issue: Issue) => wrongOption(issue, host.dataset)
      const ignoredOptions = ignored.map(inMarker)
      keepOptions(host, { schema: options, given: rawOptions, ignored: ignoredOptions })
      if (issues) return failed(issues.map(inMarker))
      for (const { issue } of ignoredOptions) report(new ValueError('An option was ignored', issue), name)
      // A value without issues is of the schema's output.
      return success(compose(value as InferOutput<Schema>, context))
    },
  }
}

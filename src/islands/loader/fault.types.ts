/** One problem with a marker's options. */
export interface OptionIssue {
  /** As in a template: `data-poll-id`, or a path into the JSON block. */
  attribute: string
  problem: string
}

/** Why a marker's state is `error`; the detail of `quiosc:error`. */
export type Fault =
  | { kind: 'unknown'; name: string }
  | { kind: 'options'; issues: readonly OptionIssue[] }
  /** It costs the marker nothing but itself, and is no event: the default counts in its place. */
  | { kind: 'choice'; attribute: 'load' | 'lang'; value: string }
  /** The marker's element cannot have a shadow root. */
  | { kind: 'element' }
  | { kind: 'load'; error: unknown }
  | { kind: 'crash'; error: unknown }

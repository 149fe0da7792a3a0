interface Runtime {
  title: string
  version: string
  /** The arguments before the module that it runs. */
  args: readonly string[]
  path(): string | undefined
}

export declare const runtimesFolder: string

export declare const runtimes: Readonly<Record<'deno' | 'bun', Runtime>>

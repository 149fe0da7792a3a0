type Command = readonly [command: string, ...args: string[]]

export const listSteps: readonly Command[]
export const formatStep: Command

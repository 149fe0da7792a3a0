/** Ends the current task: what follows is in another one, before which the page can react. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

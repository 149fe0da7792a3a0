export function chromiumPath(): string | undefined
export function launchOptions(): { args: string[]; executablePath?: string }

interface OtherBrowser {
  title: string
  packages: string[]
  isThere(): boolean
}

export const otherBrowsers: Record<'firefox' | 'webkit', OtherBrowser>
export function firefoxPath(): string | undefined
export function webKitPaths(): { driver: string; screen: string; browser: string } | undefined

/** Stands between the library and everything that it could change. */
export interface Sandbox {
  /** Empties cookies and storage. */
  clear(): void
}

export interface SandboxOptions {
  /** In the place of the page's `fetch`. */
  fetch: typeof window.fetch
  /** The address in the preview of a page of this site that an editor goes to. */
  inPreview(href: string): string
  /** Told of what would have left the browser and was kept back. */
  onKept(what: string): void
}

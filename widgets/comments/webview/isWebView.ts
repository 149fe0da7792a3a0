/** The page is the native app's own view of these comments: /webview/content/{contentId}/comments (content-features §2). */
export function isWebView(href: string, contentId: string): boolean {
  const [, id] = /^\/webview\/content\/([^/]+)\/comments\/?$/.exec(new URL(href).pathname) ?? []
  // Not decoded: that throws for what is no encoding.
  return id === contentId || id === encodeURIComponent(contentId)
}

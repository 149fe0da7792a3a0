/** Whether a browser can open an address that a page is configured with: `https://` looks like one, and throws where it is used. */
export function isAddress(address: string): boolean {
  try {
    return Boolean(new URL(address, 'https://a'))
  } catch {
    return false
  }
}

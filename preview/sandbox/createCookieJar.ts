/** Cookies in memory, in the place of the page's. */
export interface CookieJar {
  /** As `document.cookie` reads. */
  read(): string
  /** As `document.cookie` is set. */
  write(text: string): void
  clear(): void
}

const isExpired = (attributes: readonly string[]) =>
  attributes.some((attribute) => {
    const [, name = '', value = ''] = /^([\w-]+)=(.*)$/.exec(attribute) ?? []
    if (/^max-age$/i.test(name)) return Number(value) <= 0
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
  })

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write(text) {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
      const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? []
      if (isExpired(attributes)) cookies.delete(name)
      else cookies.set(name, value)
    },
    clear: () => cookies.clear(),
  }
}

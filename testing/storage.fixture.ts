import type { StoragePort } from '#page/storage/safeStorage.ts'

/** Web storage in memory, for tests without a browser, with what is in it. */
export function createMemoryStorage(): StoragePort & { keys(): string[] } {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

/** A browser that refuses to store: every access throws. */
export function createRefusingStorage(): StoragePort {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return { getItem: refuse, setItem: refuse, removeItem: refuse }
}

/**
 * A document with cookies like a browser's, limited to names, values, domains and max-age: one of the host alone and one of each domain stand beside
 * each other. A browser allows a page its own host and the parents that are no public suffix, here those with a dot.
 */
export function createCookieDocument(host = 'diari.example'): { cookie: string } {
  const cookies = new Map<string, string>()
  return {
    get cookie() {
      return [...cookies].map(([key, value]) => `${key.split(' ')[0]}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const domain = attributes.find((attribute) => attribute.startsWith('domain='))?.slice('domain='.length) ?? ''
      if (domain && !(domain.includes('.') && `.${host}`.endsWith(`.${domain}`))) return
      const key = `${name} ${domain}`
      if (attributes.includes('max-age=0')) cookies.delete(key)
      else cookies.set(key, value)
    },
  }
}

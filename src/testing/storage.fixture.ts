import type { StoragePort } from '../storage/safeStorage.ts'

/** Web storage in memory, for tests without a browser. */
export function createMemoryStorage(): StoragePort {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** A browser that refuses to store: every access throws. */
export function createRefusingStorage(): StoragePort {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return { getItem: refuse, setItem: refuse, removeItem: refuse }
}

/** A document with cookies like a browser's, limited to names, values and max-age. */
export function createCookieDocument(): { cookie: string } {
  const cookies = new Map<string, string>()
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('max-age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

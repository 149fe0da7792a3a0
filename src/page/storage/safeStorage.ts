/** The part of Web Storage that we use. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Web Storage that never throws. A browser may deny access (in private mode or with blocked site data reading `window.localStorage` already throws,
 * hence the function) or be out of space; such values are kept in memory for the lifetime of this object instead.
 */
export function safeStorage(storage: StoragePort | (() => StoragePort)): StoragePort {
  const memory = new Map<string, string>()
  const open = () => (typeof storage === 'function' ? storage() : storage)
  return {
    getItem(key) {
      const value = memory.get(key)
      if (value !== undefined) return value
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    removeItem(key) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Refused when it was written, too: there is nothing to remove.
      }
    },
  }
}

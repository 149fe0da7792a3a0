import { listen } from '#lib/listen.ts'
import type { Report } from '#lib/report.ts'
import { storageKeys } from '#lib/site/limits.ts'
import type { ApiClient } from '../api/apiClient.ts'
import type { Session } from '../session/session.types.ts'
import { type StoragePort, safeStorage } from '../storage/safeStorage.ts'
import { createLibrary } from './createLibrary.ts'
import { createInterestsCache } from './interests/createInterestsCache.ts'
import { createLibraryApi } from './library.api.ts'
import type { Library } from './library.types.ts'

/** The parts of the page that the library needs. */
export interface LibraryPage {
  client: ApiClient
  session: Session
  now: () => Date
  getShared<Shared>(key: string, create: (signal: AbortSignal) => Shared): Shared
  report: Report
}

/** The page's one library, created on the first call. It sends no request before `load()` or a command. */
export function getLibrary({ client, session, now, getShared, report }: LibraryPage): Library {
  return getShared('library', (signal) => {
    const local = safeStorage(() => window.localStorage)
    const storage: StoragePort = {
      ...local,
      // An answer that arrives after the page's end is older than the interests of the next page.
      setItem(key, value) {
        if (!signal.aborted) local.setItem(key, value)
      },
    }
    return createLibrary({
      api: createLibraryApi(client),
      session,
      interestsCache: (readerId) => createInterestsCache(readerId, { storage, now, report }),
      onCached(readerId, changed) {
        const onStorage = ({ key }: StorageEvent) => {
          if (key === storageKeys.interests(readerId)) changed()
        }
        listen(window, 'storage', onStorage, { signal })
        return () => window.removeEventListener('storage', onStorage)
      },
    })
  })
}

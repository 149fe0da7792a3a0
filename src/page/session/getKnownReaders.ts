/** The facts that a nick on the page tells of its reader. */
export interface KnownReader {
  id: string
  nick: string
  avatarUrl?: string | null | undefined
}

/**
 * The readers whose nicks have been pressed on this page: a profile card has neither nick nor picture among its specified fields (reader-account §3,
 * "Profile card"), so that whatever opens a profile has to say whose it is.
 */
export interface KnownReaders {
  remember(reader: KnownReader): void
  find(id: string): KnownReader | undefined
}

export interface KnownReadersPage {
  getShared<Shared>(key: string, create: () => Shared): Shared
}

export const getKnownReaders = ({ getShared }: KnownReadersPage): KnownReaders =>
  getShared('known-readers', () => {
    const readers = new Map<string, KnownReader>()
    return {
      remember: (reader) => void readers.set(reader.id, reader),
      find: (id) => readers.get(id),
    }
  })

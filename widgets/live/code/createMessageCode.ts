import type { ComponentType } from 'react'
import type { IslandContext } from '../../../src/island/islandContext.types.ts'
import type { LiveMessage, LiveOptions } from '../live.schema.ts'

/** What only some messages need, once it has been loaded. */
export interface LoadedCode {
  sanitize?: (html: string) => DocumentFragment
  /** The event of a match: its drawing and its name. */
  MatchEvent?: ComponentType<{ type: string }>
}

export interface MessageCode {
  /** Loads what these messages need and is not there yet. @returns False when it could not be loaded: the next call tries again. */
  prepare(messages: readonly LiveMessage[]): Promise<boolean>
  loaded(): LoadedCode
}

/** @param loadTexts The island's, for the names of events. */
export function createMessageCode(
  kind: LiveOptions['kind'],
  { loadTexts }: Pick<IslandContext, 'loadTexts'>,
): MessageCode {
  let loaded: LoadedCode = {}
  return {
    loaded: () => loaded,
    async prepare(messages) {
      try {
        if (kind === 'livefootball' && !loaded.MatchEvent) {
          const [{ MatchEvent }] = await Promise.all([import('../football/MatchEvent.tsx'), loadTexts('football')])
          loaded = { ...loaded, MatchEvent }
        }
        if (!loaded.sanitize && messages.some(({ html }) => html)) {
          const { sanitizeBody } = await import('../body/sanitizeBody.ts')
          loaded = { ...loaded, sanitize: sanitizeBody }
        }
        return true
      } catch {
        return false
      }
    },
  }
}

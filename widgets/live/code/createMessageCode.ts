import type { ComponentType, ReactNode } from 'react'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import type { MatchEventProps } from '../football/MatchEvent.tsx'
import type { ScoreboardProps } from '../football/Scoreboard.tsx'
import type { LiveMessage, LiveOptions } from '../live.schema.ts'

/** Messages of an answer that are sanitized before it is applied: what comes while a live is read is one or two. */
const AHEAD = 10

/** The code that only some messages need, once it has been loaded. */
export interface LoadedCode {
  /** A message's HTML, sanitized; the same for the same message. */
  sanitize?: (message: LiveMessage) => ReactNode
  /** The event of a match: its drawing and its words. */
  MatchEvent?: ComponentType<MatchEventProps>
  Scoreboard?: ComponentType<ScoreboardProps>
}

export interface MessageCode {
  /**
   * Loads what these messages need and is not there yet. Where they are few it also sanitizes them, and ends the task: rendering them is another one.
   *
   * @returns False when the code could not be loaded, or cannot work here: the next call tries again.
   */
  prepare(messages: readonly LiveMessage[]): Promise<boolean>
  loaded(): LoadedCode
}

/** @param context Its texts are for the names of events. */
export type CreateMessageCode = (kind: LiveOptions['kind'], context: Pick<IslandContext, 'loadTexts'>) => MessageCode

/** The code of a browser, which loads it. */
export const createMessageCode: CreateMessageCode = (kind, { loadTexts }) => {
  let loaded: LoadedCode = {}
  const sanitized = new WeakMap<LiveMessage, ReactNode>()
  return {
    loaded: () => loaded,
    async prepare(messages) {
      try {
        if (kind === 'livefootball' && !loaded.MatchEvent) {
          const [{ MatchEvent, Scoreboard }] = await Promise.all([
            import('../football/football.ts'),
            loadTexts('football'),
          ])
          loaded = { ...loaded, MatchEvent, Scoreboard }
        }
        if (!loaded.sanitize && messages.some(({ html }) => html)) {
          const { sanitizeBody } = await import('../body/sanitizeBody.ts')
          const sanitize = (message: LiveMessage) => {
            const body = sanitized.get(message) ?? sanitizeBody(message.html ?? '')
            sanitized.set(message, body)
            return body
          }
          loaded = { ...loaded, sanitize }
        }
        if (loaded.sanitize && messages.length > 0 && messages.length <= AHEAD) {
          for (const message of messages) if (message.html) loaded.sanitize(message)
          await nextTask()
        }
        return true
      } catch {
        return false
      }
    },
  }
}

/** Ends the current task: what follows is in another one, before which the page can react. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Why a video does not play: the reader is offline, the player did not come, or it could not play the stream. */
export type VideoFailure = 'offline' | 'player' | 'stream'

export type VideoState =
  /** The poster, with the button that starts it. */
  | { status: 'poster' }
  /** The reader has pressed: the player is on its way, under the poster. */
  | { status: 'loading' }
  /** The player has taken the poster's place. */
  | { status: 'player' }
  | { status: 'failed'; failure: VideoFailure }

export type VideoEvent =
  | { type: 'requested' }
  /** The player can be used. */
  | { type: 'opened' }
  | { type: 'failed'; failure: VideoFailure }

export const initialState: VideoState = { status: 'poster' }

/** An event that does not apply to the current state leaves it unchanged. */
export function transition(state: VideoState, event: VideoEvent): VideoState {
  switch (event.type) {
    case 'requested':
      return state.status === 'poster' || state.status === 'failed' ? { status: 'loading' } : state
    case 'opened':
      return state.status === 'loading' ? { status: 'player' } : state
    case 'failed':
      return state.status === 'loading' || state.status === 'player'
        ? { status: 'failed', failure: event.failure }
        : state
  }
}

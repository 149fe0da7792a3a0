import { useRef } from 'react'
import { useStore } from 'zustand'
import { LightSlot } from '#islands/island/LightSlot.tsx'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { PlayerPlace } from './player/PlayerPlace.tsx'
import { usePlayerFocus } from './player/usePlayerFocus.ts'
import { Poster } from './poster/Poster.tsx'
import { messages } from './video.messages.ts'
import type { VideoStore } from './video.store.ts'
import type { VideoFacts } from './video.types.ts'

/** A video: its poster until it is pressed, then the player in the same place. */
export function Video({ store, facts }: { store: VideoStore; facts: VideoFacts }) {
  const { t } = useIntl()
  const state = useStore(store)
  const frame = useRef<HTMLDivElement>(null)
  const focusPlayer = usePlayerFocus(store, frame)
  const { status } = state
  return (
    <div ref={frame} className="video" part="video">
      {/* The shape: a policy refuses the attribute `style` of what a server has rendered. */}
      <svg className="shape" viewBox={`0 0 ${facts.aspectRatio * 1000} 1000`} aria-hidden="true" />
      {(status === 'loading' || status === 'player') && (
        <LightSlot name="player">
          <PlayerPlace store={store} label={facts.title ?? t(messages.video)} />
        </LightSlot>
      )}
      {status !== 'player' && <Poster state={state} facts={facts} onPlay={store.play} onFocusLost={focusPlayer} />}
    </div>
  )
}

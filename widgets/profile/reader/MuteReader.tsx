import { Volume2, VolumeX } from 'lucide'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { getLibrary } from '#page/library/getLibrary.ts'
import { has } from '#page/library/library.model.ts'
import { ConfirmAction } from '#page/overlays/confirm/ConfirmAction.tsx'
import type { FollowReaderProps } from '../following/FollowReader.tsx'
import { readerMessages as messages } from './reader.messages.ts'

const texts = {
  mute: { title: messages.muteTitle, text: messages.muteText, act: messages.mute, done: messages.muted },
  unmute: { title: messages.unmuteTitle, text: messages.unmuteText, act: messages.unmute, done: messages.unmuted },
}

/** Mutes or unmutes a reader, each with a confirmation (reader-account §4, "Muting users"). */
export function MuteReader({ userId, nick, services }: FollowReaderProps) {
  const { t } = useIntl()
  const library = getLibrary(services.context)
  const muted = useStore(library, (state) => has(state, 'blocked', userId))
  const [asking, setAsking] = useState<'mute' | 'unmute'>()
  const [done, setDone] = useState<'mute' | 'unmute'>()
  const announcement = useMemo(() => done && { text: t(texts[done].done, { nick }) }, [done, nick, t])

  const run = async (change: 'mute' | 'unmute') => {
    const result = await (change === 'mute' ? library.block(userId) : library.unblock(userId))
    if (result.ok) {
      setAsking(undefined)
      setDone(change)
    }
    return result
  }
  return (
    <>
      <Button
        kind="quiet"
        icon={<Icon of={muted ? Volume2 : VolumeX} size={16} />}
        onClick={() => setAsking(muted ? 'unmute' : 'mute')}
      >
        {t(muted ? messages.unmute : messages.mute, { nick })}
      </Button>
      <LiveRegion announcement={announcement} />
      {asking && (
        <ConfirmAction
          title={t(texts[asking].title, { nick })}
          text={t(texts[asking].text)}
          confirmLabel={t(texts[asking].act, { nick })}
          busy={t(messages.saving)}
          run={() => run(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

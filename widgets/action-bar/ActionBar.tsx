import { Bookmark, Gift, Share2 } from 'lucide'
import type { KeyboardEvent } from 'react'
import { useReducer, useRef } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { has } from '../../src/library/library.model.ts'
import type { Library } from '../../src/library/library.types.ts'
import type { Site } from '../../src/site/config.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { CommentsCount } from './action-bar.count.ts'
import { messages } from './action-bar.messages.ts'
import type { Panel } from './action-bar.model.ts'
import { giftHiding, transition } from './action-bar.model.ts'
import { CommentsAction } from './CommentsAction.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import type { BarWays } from './ways.ts'

export interface ActionBarProps {
  contentId: string
  library: Pick<Library, 'getState' | 'getInitialState' | 'subscribe'>
  counted: CommentsCount
  ways: BarWays
  giftEnabled: boolean
  site: Site
}

/** What a reader does with an article, in one quiet row. */
export function ActionBar({ contentId, library, counted, ways, giftEnabled, site }: ActionBarProps) {
  const { t } = useIntl()
  const saved = useStore(library, (state) => has(state, 'content', contentId))
  const [state, send] = useReducer(transition, { status: 'resting' })
  const shareButton = useRef<HTMLButtonElement>(null)
  const sharing = state.status === 'sharing'

  const open = async (panel: Panel) => {
    // One dialog at a time: the other's button is not busy, but the reader has chosen.
    if (state.status === 'opening') return
    send({ type: 'panelPressed', panel })
    await ways.open(panel)
    send({ type: 'panelAnswered' })
  }
  const busy = (panel: Panel) => (state.status === 'opening' && state.panel === panel ? t(messages.opening) : undefined)

  const share = () => {
    if (!ways.shareInApp()) send({ type: 'shareToggled' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !sharing) return
    send({ type: 'shareClosed' })
    shareButton.current?.focus()
  }

  return (
    <div className="frame">
      <ul className="bar" part="bar" aria-label={t(messages.actions)} onKeyDown={onKeyDown}>
        {ways.hasComments && (
          <li>
            <CommentsAction counted={counted} onPress={ways.showComments} />
          </li>
        )}
        <li>
          <Button
            kind="quiet"
            className="action"
            part="save"
            icon={<Icon of={Bookmark} />}
            aria-label={t(saved ? messages.savedName : messages.saveName)}
            aria-haspopup="dialog"
            data-saved={saved ? '' : undefined}
            busy={busy('save-to-list')}
            onClick={() => void open('save-to-list')}
          >
            <span className="word">{t(saved ? messages.saved : messages.save)}</span>
          </Button>
        </li>
        <li>
          <Button
            kind="quiet"
            className="action"
            part="share"
            ref={shareButton}
            icon={<Icon of={Share2} />}
            aria-expanded={sharing}
            onClick={share}
          >
            <span className="word">{t(messages.share)}</span>
          </Button>
        </li>
        {sharing && (
          <li className="targets">
            <ShareLinks ways={ways} />
          </li>
        )}
        {giftHiding(state, { giftEnabled, site }) === undefined && (
          <li className="last">
            <Button
              kind="quiet"
              className="action"
              part="gift"
              icon={<Icon of={Gift} />}
              aria-haspopup="dialog"
              busy={busy('gift')}
              onClick={() => void open('gift')}
            >
              <span className="word">{t(messages.gift)}</span>
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

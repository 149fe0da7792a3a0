import { Bookmark, Gift, Share2 } from 'lucide'
import { useReducer, useRef } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { PopupFailure } from '#kit/ui/popup/PopupFailure.tsx'
import { useLazyPart } from '#kit/ui/useLazyPart.ts'
import type { Site } from '#lib/site/config/config.ts'
import { has, isChanging } from '#page/library/library.model.ts'
import type { Library } from '#page/library/library.types.ts'
import { messages } from './action-bar.messages.ts'
import { giftHiding, type OpenedWidget, transition } from './action-bar.model.ts'
import type { BarActions } from './barActions.types.ts'
import type { CommentsCount } from './comments/action-bar.count.ts'
import { CommentsAction } from './comments/CommentsAction.tsx'

const loadPlaces = async () => (await import('./share/SharePopup.tsx')).SharePopup

export interface ActionBarProps {
  contentId: string
  library: Pick<Library, 'getState' | 'getInitialState' | 'subscribe'>
  counted: CommentsCount
  actions: BarActions
  giftEnabled: boolean
  site: Site
}

/** A row of buttons for the actions on an article. */
export function ActionBar({ contentId, library, counted, actions, giftEnabled, site }: ActionBarProps) {
  const { t } = useIntl()
  const saved = useStore(library, (state) => has(state, 'content', contentId))
  const saving = useStore(library, (state) => isChanging(state, 'content', contentId))
  const [state, send] = useReducer(transition, { status: 'resting' })
  const shareButton = useRef<HTMLButtonElement>(null)
  const places = useLazyPart(loadPlaces, { onLoadFailed: () => send({ type: 'shareClosed' }) })

  const open = async (widget: OpenedWidget, resume?: string) => {
    // One dialog at a time: a click on another button is ignored while a widget loads.
    if (state.status === 'opening') return
    send({ type: 'widgetPressed', widget })
    await actions.open(widget, resume)
    send({ type: 'widgetAnswered' })
  }
  const opening = (widget: OpenedWidget) => state.status === 'opening' && state.widget === widget
  const saveBusy = () => {
    if (saving || (opening('save-to-list') && !saved)) return t(messages.saving)
    return opening('save-to-list') ? t(messages.opening) : undefined
  }

  const closeShare = () => {
    places.close()
    send({ type: 'shareClosed' })
  }
  const share = () => {
    if (places.state.status === 'open') return closeShare()
    if (actions.shareInApp()) return
    places.open()
    send({ type: 'shareOpened' })
  }

  return (
    <div className="frame">
      <ul role="list" className="bar" part="bar" aria-label={t(messages.actions)}>
        {actions.hasComments && (
          <li>
            <CommentsAction counted={counted} onPress={actions.showComments} />
          </li>
        )}
        <li>
          <Button
            kind="quiet"
            className="action"
            part="save"
            icon={<Icon of={Bookmark} />}
            aria-label={t(saved ? messages.savedName : messages.saveName)}
            aria-haspopup={saved ? 'dialog' : undefined}
            data-saved={saved ? '' : undefined}
            busy={saveBusy()}
            // A content that is not saved is saved at once, without its lists.
            onClick={() => void open('save-to-list', saved ? undefined : '')}
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
            aria-expanded={places.state.status === 'open'}
            {...places.preloadProps}
            onClick={share}
          >
            <span className="word">{t(messages.share)}</span>
          </Button>
          {places.state.status === 'open' && shareButton.current && (
            <places.state.Part anchor={shareButton.current} actions={actions} onClose={closeShare} />
          )}
        </li>
        {places.state.status === 'failed' && (
          <li>
            <PopupFailure name={t(messages.share)} />
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
              busy={opening('gift') ? t(messages.opening) : undefined}
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

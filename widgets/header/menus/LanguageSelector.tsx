import { ChevronDown, Languages } from 'lucide'
import { useRef } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { PopupFailure } from '#kit/ui/popup/PopupFailure.tsx'
import { useLazyPart } from '#kit/ui/useLazyPart.ts'
import { messages } from '../header.messages.ts'
import type { Menu } from './menu.schema.ts'

const loadList = async () => (await import('./LanguageList.tsx')).LanguageList

export interface LanguageSelectorProps {
  menu: Menu
  /** The page's address. */
  here: string
}

/** The button with the languages of the front page (content-features §2, "Header and navigation"). */
export function LanguageSelector({ menu, here }: LanguageSelectorProps) {
  const { t } = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const { state, open, close, preloadProps } = useLazyPart(loadList)
  const isOpen = state.status === 'open'
  return (
    <div className="languages" part="languages">
      <Button
        kind="quiet"
        className="opener"
        ref={button}
        aria-expanded={isOpen}
        {...preloadProps}
        onClick={isOpen ? close : open}
      >
        <Icon of={Languages} />
        <span className="word">{t(messages.languages)}</span>
        <Icon of={ChevronDown} size={16} />
      </Button>
      {isOpen && button.current && (
        <state.Part label={t(messages.languages)} anchor={button.current} menu={menu} here={here} onClose={close} />
      )}
      {state.status === 'failed' && <PopupFailure name={t(messages.languages)} />}
    </div>
  )
}

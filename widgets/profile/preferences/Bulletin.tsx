import { useRef } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import choiceCss from '#kit/ui/choices/choice.css?inline'
import { RadioGroup } from '#kit/ui/choices/RadioGroup.tsx'
import fieldCss from '#kit/ui/fields/field.css?inline'
import { Switch } from '#kit/ui/fields/Switch.tsx'
import switchCss from '#kit/ui/fields/switch.css?inline'
import type { CurrentUser, NewsletterPreferences } from '#page/session/currentUser.types.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps, ProfileServices } from '../profile.types.ts'
import { mailLanguageOf, mailLanguages, newsletterLanguageIds } from './newsletterLanguages.ts'
import css from './preferences.css?inline'
import { preferencesMessages as messages } from './preferences.messages.ts'
import { usePreference } from './usePreference.ts'

const adopt = adoptAround(fieldCss, choiceCss, switchCss, css)

const kinds = [
  { kind: 'contents', label: messages.contents, text: messages.contentsText },
  { kind: 'promo', label: messages.promo, text: messages.promoText },
  { kind: 'notices', label: messages.notices, text: messages.noticesText },
] as const satisfies readonly { kind: keyof NewsletterPreferences; label: unknown; text: unknown }[]

const none: NewsletterPreferences = { contents: false, promo: false, notices: false }

const newsletters = {
  read: (user: CurrentUser) => user.newsletters,
  toChange: (values: NewsletterPreferences) => ({ newsletters: values }),
}

const language = {
  read: (user: CurrentUser) => ({ language: user.language ?? undefined }),
  toChange: (values: { language: CurrentUser['language'] }) => ({ language: values.language ?? 'ca' }),
}

/** The newsletters that the reader gets, and the language of their mails (reader-account §4, "Notification preferences"). */
export const Bulletin = ({ services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={7}>
      {(user) => <Choices key={user.id} user={user} services={services} />}
    </ReaderPanel>
  </div>
)

function Choices({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t } = useIntl()
  const mails = usePreference<NewsletterPreferences>(services, user, newsletters)
  const written = usePreference<{ language: CurrentUser['language'] }>(services, user, language)
  const allOff = kinds.every(({ kind }) => !mails.values[kind])
  /** The newsletters that “all off” brings back when it is pressed again; of a reader who came without any, the articles alone. */
  const before = useRef<NewsletterPreferences>({ ...none, contents: true })
  const setAllOff = (off: boolean) => {
    if (off) before.current = mails.values
    mails.change(off ? none : before.current)
  }
  return (
    <>
      <p className="preferences-text">{t(messages.newslettersText)}</p>
      {kinds.map(({ kind, label, text }) => (
        <Switch
          key={kind}
          label={t(label)}
          description={t(text)}
          checked={mails.values[kind]}
          onChange={(checked) => mails.change({ [kind]: checked })}
        />
      ))}
      <div className="preferences-all">
        <Switch label={t(messages.allOff)} checked={allOff} onChange={setAllOff} />
      </div>
      <div className="preferences-group">
        <RadioGroup
          legend={t(messages.mailLanguage)}
          options={mailLanguages.map((mail) => ({
            value: String(newsletterLanguageIds[mail.language]),
            label: t(mail.label),
          }))}
          value={written.values.language ? String(newsletterLanguageIds[written.values.language]) : undefined}
          onChange={(id) => written.change({ language: mailLanguageOf(id) })}
        />
      </div>
    </>
  )
}

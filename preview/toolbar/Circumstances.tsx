import { useId } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { languages, sites } from '#lib/site/config/config.ts'
import { personaNames } from '#mocks/backend/personas.ts'
import { type Choice, channels, themes } from '../choice/Choice.ts'
import { messages } from '../preview.messages.ts'
import { Choose } from './Choose.tsx'
import { FaultChoice } from './FaultChoice.tsx'
import { listReaders } from './findReaders.ts'
import type { PreviewStore } from './PreviewStore.ts'

export interface CircumstancesProps {
  choice: Choice
  store: PreviewStore
}

const languageNames = { ca: 'Català', es: 'Español', en: 'English', de: 'Deutsch' }

const asIs = (value: string) => ({ value, name: value })

/** The fields for the reader and for the circumstances: site, language, theme, channel, day and fault. */
export function Circumstances({ choice, store }: CircumstancesProps) {
  const intl = useIntl()
  const { t } = intl
  const day = useId()
  const unset = t(messages.unset)
  const change = store.change
  const known = <Name extends string>(names: readonly Name[], text: string) => names.find((name) => name === text)
  return (
    <fieldset className="circumstances">
      <legend>{t(messages.circumstances)}</legend>
      <Choose
        label={t(messages.persona)}
        value={choice.persona ?? ''}
        unset={unset}
        values={listReaders(intl)}
        onChange={(name) => change({ persona: known(personaNames, name) })}
      />
      <Choose
        label={t(messages.site)}
        value={choice.site ?? ''}
        unset={unset}
        values={sites.map(asIs)}
        onChange={(name) => change({ site: known(sites, name) })}
      />
      <Choose
        label={t(messages.lang)}
        value={choice.lang ?? ''}
        unset={unset}
        values={languages.map((value) => ({ value, name: languageNames[value] }))}
        onChange={(name) => change({ lang: known(languages, name) })}
      />
      <Choose
        label={t(messages.theme)}
        value={choice.theme ?? ''}
        unset={unset}
        values={themes.map((value) => ({ value, name: t(messages[value]) }))}
        onChange={(name) => change({ theme: known(themes, name) })}
      />
      <Choose
        label={t(messages.channel)}
        value={choice.channel ?? ''}
        unset={unset}
        values={channels.map((value) => ({ value, name: t(messages[value]) }))}
        onChange={(name) => change({ channel: known(channels, name) })}
      />
      <div className="choose">
        <label htmlFor={day}>{t(messages.day)}</label>
        <input
          id={day}
          type="date"
          value={choice.day ?? ''}
          onChange={(event) => change({ day: event.currentTarget.value || undefined })}
        />
      </div>
      <FaultChoice fault={choice.fault} onChange={(fault) => change({ fault })} />
    </fieldset>
  )
}

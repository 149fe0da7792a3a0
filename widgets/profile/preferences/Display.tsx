import { SunMoon } from 'lucide'
import { useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import choiceCss from '#kit/ui/choices/choice.css?inline'
import { RadioGroup } from '#kit/ui/choices/RadioGroup.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import emptyCss from '#kit/ui/emptyState.css?inline'
import fieldCss from '#kit/ui/fields/field.css?inline'
import { storageKeys } from '#lib/site/limits.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { safeStorage } from '#page/storage/safeStorage.ts'
import { nextPaint } from '../panels/nextPaint.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps, ProfileServices } from '../profile.types.ts'
import css from './preferences.css?inline'
import { preferencesMessages as messages } from './preferences.messages.ts'
import { type PreferenceOptions, usePreference } from './usePreference.ts'

/** The themes to choose from, with their ids (reader-account §3, "Theme ids"). */
const themes = [
  { id: '1', theme: 'dark', label: messages.dark },
  { id: '2', theme: 'light', label: messages.light },
  { id: '3', theme: 'system', label: messages.system },
] as const satisfies readonly { id: string; theme: CurrentUser['theme']; label: unknown }[]

type ChosenTheme = (typeof themes)[number]['theme']

const adopt = adoptAround(emptyCss, fieldCss, choiceCss, css)

interface DisplayChoice {
  theme: ChosenTheme
}

/** Dark, light, or what the device says, for staff (reader-account §4, "Theme"; §6). A link may lead others here. */
export const Display = ({ services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={3}>
      {(user) => (user.isStaff ? <Choice key={user.id} user={user} services={services} /> : <NotOffered />)}
    </ReaderPanel>
  </div>
)

function NotOffered() {
  const { t } = useIntl()
  return <EmptyState icon={SunMoon} text={t(messages.staffOnly)} />
}

/** In the app the choice is also stored on the device, where it counts before the profile's, and the token of the next pages has to know it. */
function displayOptions({ context }: ProfileServices): PreferenceOptions<DisplayChoice> {
  const storage = safeStorage(() => window.localStorage)
  return {
    // The theme that applies: the device's choice before the profile's, and the light theme for who has never chosen.
    read({ theme }: CurrentUser) {
      const stored = context.app.inApp ? storage.getItem(storageKeys.theme) : null
      const known = [stored, theme].map((name) => themes.find((one) => one.theme === name)?.theme)
      return { theme: known.find(Boolean) ?? 'light' }
    },
    toChange: ({ theme }) => ({ theme }),
    delay: 0,
    async around({ theme }, save) {
      // The page takes the new theme on as soon as the answer comes, which costs a frame of its own.
      await nextPaint()
      if (!context.app.inApp) return save()
      const before = storage.getItem(storageKeys.theme)
      // First of all: the page takes the theme on as soon as the profile has changed.
      storage.setItem(storageKeys.theme, theme)
      const answer = await save()
      if (answer.ok) void context.session.renew()
      else if (before === null) storage.removeItem(storageKeys.theme)
      else storage.setItem(storageKeys.theme, before)
      return answer
    },
  }
}

function Choice({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t } = useIntl()
  const [options] = useState(() => displayOptions(services))
  const { values, change } = usePreference(services, user, options)
  const choose = (id: string) => {
    const chosen = themes.find((one) => one.id === id)
    if (chosen) change({ theme: chosen.theme })
  }
  return (
    <RadioGroup
      legend={t(messages.theme)}
      hideLegend
      options={themes.map(({ id, label }) => ({ value: id, label: t(label) }))}
      value={themes.find(({ theme }) => theme === values.theme)?.id}
      onChange={choose}
    />
  )
}

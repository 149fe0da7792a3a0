import type { ReactNode } from 'react'
import type { Language } from '#lib/site/config/config.ts'
import { NeedsScripts } from './NeedsScripts.tsx'
import type {} from './servedForm.css'

/** A form in the page's own DOM until its widget is there: nothing of it can be filled in or sent. */
export const ServedForm = ({ lang, children }: { lang: Language; children: ReactNode }) => (
  <fieldset className="served-form" disabled>
    <noscript>
      <NeedsScripts lang={lang} />
    </noscript>
    {children}
  </fieldset>
)

import { LightSlot } from '#islands/island/LightSlot.tsx'
import { idPrefix } from '#kit/dom/idPrefix.ts'
import buttonCss from '#kit/ui/button.css?inline'
import noticeCss from '#kit/ui/feedback/notice.css?inline'
import fieldCss from '#kit/ui/fields/field.css?inline'
import { PersonalDataPanel } from '../panels/PersonalDataPanel.tsx'
import type { PanelProps } from '../profile.types.ts'
import { PasswordForm } from './PasswordForm.tsx'
import css from './password.css?inline'

const lightStyles = [buttonCss, fieldCss, noticeCss, css]

/** Changing the password (reader-account §2, "Password"), in the light DOM, where password managers look for it. */
export const Password = ({ services }: PanelProps) => (
  <PersonalDataPanel services={services} rows={3}>
    {(user) => (
      <LightSlot name="profile-password" css={lightStyles}>
        <PasswordForm key={user.id} user={user} services={services} prefix={`${idPrefix(services.context)}-password`} />
      </LightSlot>
    )}
  </PersonalDataPanel>
)

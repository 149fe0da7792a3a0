import { adoptAround } from '#kit/styles/adoptStyles.ts'
import disclosureCss from '#kit/ui/disclosure.css?inline'
import fieldCss from '#kit/ui/fields/field.css?inline'
import nativeSelectCss from '#kit/ui/fields/nativeSelect.css?inline'
import { PersonalDataPanel } from '../panels/PersonalDataPanel.tsx'
import type { PanelProps } from '../profile.types.ts'
import { DataForm } from './DataForm.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import css from './data.css?inline'

const adopt = adoptAround(disclosureCss, fieldCss, nativeSelectCss, css)

/** Personal data (reader-account §2, "Personal data"). */
export const Data = ({ services }: PanelProps) => (
  <div ref={adopt}>
    <PersonalDataPanel services={services} rows={6}>
      {(user) => (
        <>
          <DataForm key={user.id} user={user} services={services} />
          <DeleteAccount user={user} services={services} />
        </>
      )}
    </PersonalDataPanel>
  </div>
)

import { adoptAround } from '../../../src/styles/adoptStyles.ts'
import fieldCss from '../../../src/ui/fields/field.css?inline'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps } from '../profile.types.ts'
import { DataForm } from './DataForm.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import css from './data.css?inline'

const adopt = adoptAround(fieldCss, css)

/** Personal data (reader-account §2, "Personal data"). */
export const Data = ({ services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={7}>
      {(user) => (
        <>
          <DataForm key={user.id} user={user} services={services} />
          <DeleteAccount user={user} services={services} />
        </>
      )}
    </ReaderPanel>
  </div>
)

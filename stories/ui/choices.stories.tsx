import { useState } from 'react'
import buttonCss from '#kit/ui/button.css?inline'
import { Checkbox } from '#kit/ui/choices/Checkbox.tsx'
import choiceCss from '#kit/ui/choices/choice.css?inline'
import { RadioGroup } from '#kit/ui/choices/RadioGroup.tsx'
import { FilePicker } from '#kit/ui/fields/FilePicker.tsx'
import fieldCss from '#kit/ui/fields/field.css?inline'
import filePickerCss from '#kit/ui/fields/filePicker.css?inline'
import { Switch } from '#kit/ui/fields/Switch.tsx'
import switchCss from '#kit/ui/fields/switch.css?inline'
import { partStory } from '../support/partStory.tsx'

export default { title: 'Parts/Choices' }

const css = [buttonCss, choiceCss, fieldCss, filePickerCss, switchCss]

function SwitchRows() {
  const [on, setOn] = useState(true)
  const [mentions, setMentions] = useState(false)
  return (
    <>
      <Switch label="Notícies del dia" checked={on} onChange={setOn} />
      <Switch
        label="Mencions i respostes"
        description="Quan algú et respon o t’esmenta"
        checked={mentions}
        onChange={setMentions}
      />
      <Switch label="Desactiva-les totes" description="Ja ho estan" checked disabled onChange={() => undefined} />
    </>
  )
}

function Boxes() {
  const [chosen, setChosen] = useState(true)
  return (
    <>
      <Checkbox label="Tot" note="128 articles" checked={chosen} onChange={setChosen} />
      <Checkbox label="Receptes" note="1 article" checked={!chosen} onChange={(checked) => setChosen(!checked)} />
    </>
  )
}

const themes = [
  { value: 'light', label: 'Clar' },
  { value: 'dark', label: 'Fosc' },
  { value: 'system', label: 'El del dispositiu' },
]

function Theme() {
  const [theme, setTheme] = useState('light')
  return <RadioGroup legend="Aspecte" options={themes} value={theme} onChange={setTheme} />
}

const File = () => (
  <FilePicker label="Tria una imatge" accept="image/*" help="1 MB com a màxim" onChoose={() => undefined} />
)

const WrongFile = () => (
  <FilePicker label="Tria una imatge" accept="image/*" error="La imatge ocupa més d’1 MB." onChoose={() => undefined} />
)

export const Switches = partStory(SwitchRows, css)

export const Checkboxes = partStory(Boxes, css)

export const Radios = partStory(Theme, css)

export const FilePicked = partStory(File, css)
FilePicked.storyName = 'File'

export const FileRefused = partStory(WrongFile, css)
FileRefused.storyName = 'File, too large'

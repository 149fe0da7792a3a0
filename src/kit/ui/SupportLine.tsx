export interface SupportLineProps {
  /** The whole sentence, with the number in it. */
  text: string
  phone: string
}

/** The sentence with the number to call, and the hours. A press on the number calls it where the device can. */
export function SupportLine({ text, phone }: SupportLineProps) {
  const [before, after] = text.split(phone)
  return (
    <p className="q-support">
      {before}
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      {after}
    </p>
  )
}

export interface SupportLineProps {
  /** What can be called: “Subscriptions service”. */
  label: string
  phone: string
  hours: string
}

/** Whom to call, and when. A press on the number calls it where the device can. */
export function SupportLine({ label, phone, hours }: SupportLineProps) {
  const before = `${label}: `
  const after = `, ${hours}`
  return (
    <p className="q-support">
      {before}
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      {after}
    </p>
  )
}

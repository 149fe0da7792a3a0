export interface SupportLineProps {
  /** What can be called: “Subscriptions service”. */
  label: string
  phone: string
  hours: string
}

/** Whom to call, and when. A press on the number calls it where the device can. */
export const SupportLine = ({ label, phone, hours }: SupportLineProps) => (
  <p className="q-support">
    <span>{label}</span> <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> <span>{hours}</span>
  </p>
)

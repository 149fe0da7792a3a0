export interface BrandIconProps {
  /** An icon of simple-icons. */
  icon: { path: string }
  /** CSS pixels; 20 by default. */
  size?: number
}

/** A company's logo in the text colour. Decorative: the control around it names the company. */
export const BrandIcon = ({ icon, size = 20 }: BrandIconProps) => (
  <svg className="q-icon" viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d={icon.path} />
  </svg>
)

/** For the element that opens a panel: hover, focus and touch load its code. */
export const preloadProps = (prefetch: () => void) => ({
  onPointerEnter: prefetch,
  onFocus: prefetch,
  onTouchStart: prefetch,
})
